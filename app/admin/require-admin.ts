import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { reportError, viewer } from '#app/context.ts'
import { forbidden } from '#app/responses.ts'
import type { Viewer } from '#core/identity/admin-sessions.ts'
import { hasRight, type Right, type Role } from '#domain/identity/roles.ts'
import { toLoginPath } from './next-path.ts'

/** A signed-in user who is an admin. */
export type Admin = Viewer & { role: Role }

/** The admin making the request, in every loader and action that `guardRoutes` guards. Elsewhere there is none, and reading it throws. */
export const currentAdmin = createContext<Admin>()

type RequestArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Returns the signed-in admin. For a guest, a read redirects to the sign-in page (even if the database is unavailable); a write throws 401,
 * or 503 if the database is unavailable.
 */
export async function requireAdmin({ request, url, context }: RequestArgs): Promise<Admin> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const asking = await readViewer(context)
  if (asking !== 'unknown' && asking?.role) return { ...asking, role: asking.role }
  if (isRead) throw redirect(toLoginPath(url))
  throw asking === 'unknown' ? data('unavailable', { status: 503 }) : data('unauthorized', { status: 401 })
}

/** Throws 403 for an admin without this right, for actions that need more than their page does. */
export function requireRight({ role }: Admin, right: Right) {
  if (!hasRight(role, right)) throw forbidden()
}

/** For public pages: whether an admin is signed in. False if the database is unavailable. */
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
