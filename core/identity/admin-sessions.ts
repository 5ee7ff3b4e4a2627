import { type Role, toRole } from '#domain/identity/roles.ts'
import { isIn } from '#domain/span.ts'
import { findPasswordHash, replacePasswordHash } from './account-rows.ts'
import { findAdmin } from './admin-rows.ts'
import { accessDenied, isRefusal, secondStepCookie } from './auth-contract.ts'
import { finishSignIn, noteWrongPassword } from './finish-sign-in.ts'
import { isStoredScrypt } from './firebase-scrypt.ts'
import { findKnownDevice, toDeviceKey } from './known-device.ts'
import type { Identity } from './open-identity.ts'
import { TooBusy } from './password-hashing.ts'
import { deleteSession } from './session-rows.ts'
import { openSessionsAt } from './session-times.ts'
import { deleteSignInFailuresOf } from './sign-in-failure-rows.ts'
import { admitAttempt, type Throttled, toAccountKey } from './throttle.ts'

/** The signed-in user of a request, an admin if they have a `role`. `cookies`, usually empty, renew the session and must be set on the response. */
export type Viewer = { uid: string; email: string; role: Role | undefined; sessionId: string; cookies: string[] }

/** The credentials of a sign-in; `address` is the IP address for throttling, `headers` are the request's. */
type Credentials = { email: string; password: string; address: string; now: Date; headers: Headers }

/** The cookies of a new session, or why there is none. With `second-step`, the cookies are for entering the code. */
type SignInOutcome =
  | { ok: true; uid: string; cookies: string[] }
  | { ok: false; reason: 'wrong' | 'denied' }
  | { ok: false; reason: 'second-step'; cookies: string[] }
  | Throttled

/**
 * Signs an admin in with a new session, which replaces the browser's previous one. An unknown account is 'wrong' like a wrong password, with
 * the same response time; 'denied' means a correct password of a user who isn't an admin, and creates no session.
 */
export async function signIn(identity: Identity, { email, password, address, now, headers }: Credentials): Promise<SignInOutcome> {
  const { db } = identity
  const device = await findKnownDevice(identity, email, headers)
  const account = device ? toDeviceKey(device) : toAccountKey(email)
  const admission = await admitAttempt(db, { account, address, now, isOfDevice: device !== undefined })
  if (!admission.ok) return admission
  const outcome = await openSession(identity, { email, password, headers })
  if (outcome.ok || outcome.reason === 'throttled' || outcome.reason === 'second-step') await admission.takeBack()
  if (!outcome.ok) {
    if (outcome.reason === 'wrong') await noteWrongPassword(db, email, { address, now })
    return outcome
  }
  await replaceImportedPassword(identity, outcome.uid, password)
  await deleteSignInFailuresOf(db, account)
  const known = await finishSignIn(identity, { uid: outcome.uid, email: email.toLowerCase(), how: 'signed in', now, headers })
  return { ...outcome, cookies: [...outcome.cookies, ...known] }
}

/** Rehashes a correct password in our own format, if an import stored it in Firebase's. */
async function replaceImportedPassword({ db, passwords }: Identity, uid: string, password: string) {
  const before = await findPasswordHash(db, uid)
  if (before === undefined || !isStoredScrypt(before)) return
  try {
    await replacePasswordHash(db, uid, { before, after: await passwords.hash(password), now: new Date().toISOString() })
  } catch (error) {
    // The next sign-in tries again.
    if (!(error instanceof TooBusy)) throw error
  }
}

async function openSession(
  { auth }: Identity,
  { email, password, headers }: Pick<Credentials, 'email' | 'password' | 'headers'>,
): Promise<SignInOutcome> {
  const userAgent = headers.get('user-agent')
  try {
    const { headers: made, response } = await (await auth()).api.signInEmail({
      body: { email, password },
      headers: new Headers(userAgent === null ? {} : { 'user-agent': userAgent }),
      returnHeaders: true,
    })
    const cookies = made.getSetCookie()
    if ('twoFactorRedirect' in response) return { ok: false, reason: 'second-step', cookies: cookies.filter(isPending) }
    return { ok: true, uid: response.user.id, cookies }
  } catch (error) {
    if (error instanceof TooBusy) return { ok: false, reason: 'throttled', minutes: 1 }
    if (!isRefusal(error)) throw error
    return { ok: false, reason: error.body?.code === accessDenied ? 'denied' : 'wrong' }
  }
}

function isPending(cookie: string) {
  return cookie.startsWith(secondStepCookie)
}

/** The user of a request's session cookie; undefined for a guest. Rejects if the database is unavailable. */
export async function findViewer(identity: Identity, headers: Headers): Promise<Viewer | undefined> {
  const found = await readSession(identity, headers)
  if (!found) return undefined
  const { user, session, cookies } = found
  const admin = await findAdmin(identity.db, user.id)
  return { uid: user.id, email: user.email, role: toRole(admin?.role), sessionId: session.id, cookies }
}

/** Ends the session of a request and returns the cookies that clear it. Rejects if the session couldn't be deleted. */
export async function signOut(identity: Identity, headers: Headers) {
  const found = await readSession(identity, headers)
  // If deleting a session fails, better-auth only logs it.
  if (found) await deleteSession(identity.db, found.user.id, found.session.id)
  const { headers: made } = await (await identity.auth()).api.signOut({ headers, returnHeaders: true })
  return made.getSetCookie()
}

async function readSession({ auth, hasSession }: Identity, headers: Headers) {
  const cookie = headers.get('cookie') ?? ''
  if (!hasSession(headers)) return undefined
  const { api } = await auth()
  const read = (disableRefresh: boolean) =>
    api.getSession({ headers: new Headers({ cookie }), query: { disableRefresh }, returnHeaders: true })
  try {
    // A session that can't be renewed, for example because the disk is full, is still valid.
    const found = await read(false).catch((error) => (isRefusal(error) ? Promise.reject(error) : read(true)))
    if (!found.response || !isIn(openSessionsAt(new Date()), found.response.session.expiresAt.getTime())) return undefined
    return { ...found.response, cookies: found.headers.getSetCookie() }
  } catch (error) {
    // The session was ended while it was read.
    if (isRefusal(error)) return undefined
    throw new Error('The session could not be read', { cause: error })
  }
}
