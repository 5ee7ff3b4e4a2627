import { isAPIError } from 'better-auth/api'
import { deleteExpiredSessions, updateLastSignIn } from '#storage/identity/sessions.ts'
import { deleteSignInFailuresOf } from '#storage/identity/sign-in-failures.ts'
import { accessDenied, type Identity, toAccountKey } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { admitAttempt } from './throttle.ts'

/** The credentials of a sign-in; `address` is the IP address for throttling, `headers` are the request's. */
export type Credentials = { email: string; password: string; address: string; now: Date; headers: Headers }

/** The cookies of a new session, or why there is none, with the minutes to wait after too many attempts. */
export type SignInOutcome =
  | { ok: true; uid: string; cookies: string[] }
  | { ok: false; reason: 'wrong' | 'denied' }
  | { ok: false; reason: 'throttled'; minutes: number }

/**
 * Signs an admin in with a new session, which replaces the browser's previous one. An unknown account is 'wrong' like a wrong password, with
 * the same response time; 'denied' means a correct password of somebody who is not an admin, and creates no session.
 */
export async function signIn(identity: Identity, { email, password, address, now, headers }: Credentials): Promise<SignInOutcome> {
  const { db } = identity
  const account = toAccountKey(email)
  const admission = await admitAttempt(db, { account, address, now })
  if (!admission.ok) return { ok: false, reason: 'throttled', minutes: admission.minutes }
  const outcome = await openSession(identity, { email, password, headers })
  if (!outcome.ok) {
    if (outcome.reason === 'throttled') await admission.takeBack()
    return outcome
  }
  await admission.takeBack()
  await deleteSignInFailuresOf(db, account)
  await deleteExpiredSessions(db, new Date().toISOString())
  await updateLastSignIn(db, outcome.uid, new Date().toISOString())
  if (identity.hasSession(headers)) await identity.auth.api.signOut({ headers })
  return outcome
}

async function openSession(
  { auth }: Identity,
  { email, password, headers }: Pick<Credentials, 'email' | 'password' | 'headers'>,
): Promise<SignInOutcome> {
  const userAgent = headers.get('user-agent')
  try {
    const { headers: made, response } = await auth.api.signInEmail({
      body: { email, password },
      headers: new Headers(userAgent === null ? {} : { 'user-agent': userAgent }),
      returnHeaders: true,
    })
    return { ok: true, uid: response.user.id, cookies: made.getSetCookie() }
  } catch (error) {
    if (error instanceof TooBusy) return { ok: false, reason: 'throttled', minutes: 1 }
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    return { ok: false, reason: error.body?.code === accessDenied ? 'denied' : 'wrong' }
  }
}
