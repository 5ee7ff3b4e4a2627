import { data, type RouterContextProvider, redirect } from 'react-router'
import { reportError, viewer } from '#app/context.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import { toLoginPath } from './next-path.ts'

type RequestArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Returns the signed-in admin. Otherwise a read redirects to the sign-in page (also when the database is unavailable); a write throws 401,
 * or 503 when the database is unavailable. Every action of the admin calls it first.
 */
export async function requireAdmin({ request, url, context }: RequestArgs): Promise<Viewer> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const asking = await readViewer(context)
  if (asking !== 'unknown' && asking?.isAdmin) return asking
  if (isRead) throw redirect(toLoginPath(url))
  throw asking === 'unknown' ? data('unavailable', { status: 503 }) : data('unauthorized', { status: 401 })
}

/** For pages that are open to everybody: whether an admin is signed in. False when the database is unavailable. */
export async function isSignedIn(context: Readonly<RouterContextProvider>) {
  const asking = await readViewer(context)
  return asking !== 'unknown' && asking?.isAdmin === true
}

async function readViewer(context: Readonly<RouterContextProvider>) {
  try {
    return await context.get(viewer)()
  } catch (error) {
    context.get(reportError)(error)
    return 'unknown'
  }
}
