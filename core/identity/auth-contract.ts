import type { APIError } from 'better-auth/api'

// What the code around better-auth knows of it, without loading it.

/** The cookie of someone with a correct password who must still enter the code. Its name lacks `griddle=`, which marks sessions. */
export const secondStepCookie = 'griddle-code'

/** For how many seconds an account takes no codes after ten wrong ones, however often the password is typed again. */
export const secondStepLock = 15 * 60

const days = (count: number) => count * 24 * 60 * 60

/** How long a session lasts after its last use, and a reset link after its request; in seconds. */
export const lifetimes = { session: days(14), resetLink: 60 * 60 }

/** The error code for a correct password of someone who isn't an admin. */
export const accessDenied = 'ACCESS_DENIED'

/** Whether better-auth refuses what it was asked; other errors are failures, of the database for example. */
export function isRefusal(error: unknown): error is APIError {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error && Number(error.statusCode) < 500
}
