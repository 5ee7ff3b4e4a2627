import type { Database } from '#core/database/database.ts'
import { toLocation, toRedirectKey } from '#domain/redirects/redirect.ts'
import { findRedirect } from './redirect-rows.ts'

/** Where the owner sends a request for an address that the site has no page for. */
export async function findLocation(db: Database, { pathname, search }: { pathname: string; search: string }) {
  const source = toRedirectKey(pathname)
  const redirect = source === undefined ? undefined : await findRedirect(db, source)
  return redirect && { status: redirect.status, location: toLocation(redirect.target, search) }
}
