import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { reportError, viewer } from '#app/context.ts'
import { forbidden } from '#app/responses.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { hasRight, type Right, type Role } from '#domain/identity/roles.ts'
import { toLoginPath } from './next-path.ts'

/** A signed-in user who is an admin. */
export type Admin = Viewer & { role: Role }

/** The admin who asks, in every loader and action that `guardRoutes` guards. Elsewhere there is none, and reading it throws. */
export const currentAdmin = createContext<Admin>()

type RequestArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Returns the signed-in admin. For a guest a read redirects to the sign-in page (also when the database is unavailable); a write throws 401, or 503 when
 * the database is unavailable.
 */
export async function requireAdmin({ request, url, context }: RequestArgs): Promise<Admin> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const asking = await readViewer(context)
  if (asking !== 'unknown' && asking?.role) return { ...asking, role: asking.role }
  if (isRead) throw redirect(toLoginPath(url))
  throw asking === 'unknown' ? data('unavailable', { status: 503 }) : data('unauthorized', { status: 401 })
}

/** Refuses with 403 an admin who doesn't have this right, for what takes more than the page that it is on. */
export function requireRight({ role }: Admin, right: Right) {
  if (!hasRight(role, right)) throw forbidden()
}

/** For pages that are open to everybody: whether an admin is signed in. False when the database is unavailable. */
export async function isSignedIn(context: Readonly<RouterContextProvider>) {
  const asking = await readViewer(context)
  return asking !== 'unknown' && asking?.role !== undefined
}

async function readViewer(context: Readonly<RouterContextProvider>) {
  try {
    return await context.get(viewer)()
  } catch (error) {
    context.get(reportError)(error)
    return 'unknown'
  }
}
