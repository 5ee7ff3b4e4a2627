import type { APIError } from 'better-auth/api'

// What other code needs to know about better-auth, without loading it.

/** The cookie of someone with a correct password who must still enter the code. Its name must not contain `griddle=`, by which sessions are recognised. */
export const secondStepCookie = 'griddle-code'

/** How many seconds an account is locked after ten wrong codes, even if the password is entered again. */
export const secondStepLock = 15 * 60

const days = (count: number) => count * 24 * 60 * 60

/** How many seconds a session lasts after its last use, and a reset link after its request. */
export const lifetimes = { session: days(14), resetLink: 60 * 60 }

/** The error code for a correct password of someone who isn't an admin. */
export const accessDenied = 'ACCESS_DENIED'

/** Whether better-auth rejected the request; other errors are failures, for example of the database. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error && Number(error.statusCode) < 500
}
