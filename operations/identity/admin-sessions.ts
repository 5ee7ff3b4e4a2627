import { isAPIError } from 'better-auth/api'
import { findAdmin } from '#storage/identity/admins.ts'
import { deleteSession } from '#storage/identity/sessions.ts'
import { adminRole, type Identity } from './open-identity.ts'

/** The signed-in user of a request. `cookies` renew the session and belong on the response; usually there are none. */
export type Viewer = { uid: string; email: string; isAdmin: boolean; sessionId: string; cookies: string[] }

/** The user of a request's session cookie; undefined for a guest. Rejects when the database is unavailable. */
export async function findViewer({ auth, db, hasSession }: Identity, headers: Headers): Promise<Viewer | undefined> {
  if (!hasSession(headers)) return undefined
  const found = await readSession({ auth }, headers)
  if (!found?.response) return undefined
  const { user, session } = found.response
  const admin = await findAdmin(db, user.id)
  return {
    uid: user.id,
    email: user.email,
    isAdmin: admin?.role === adminRole,
    sessionId: session.id,
    cookies: found.headers.getSetCookie(),
  }
}

/** Ends the session of a request and returns the cookies that clear it. Rejects when the session could not be deleted. */
export async function signOut({ auth, db, hasSession }: Identity, headers: Headers) {
  const found = hasSession(headers) ? await readSession({ auth }, headers) : undefined
  // better-auth only logs that a session could not be deleted.
  if (found?.response) await deleteSession(db, found.response.user.id, found.response.session.id)
  const { headers: made } = await auth.api.signOut({ headers, returnHeaders: true })
  return made.getSetCookie()
}

async function readSession({ auth }: Pick<Identity, 'auth'>, headers: Headers) {
  try {
    return await auth.api.getSession({ headers: new Headers({ cookie: headers.get('cookie') ?? '' }), returnHeaders: true })
  } catch (error) {
    // A session that is ended while it is read is none.
    if (isAPIError(error) && error.statusCode < 500) return undefined
    throw new Error('The session could not be read', { cause: error })
  }
}
