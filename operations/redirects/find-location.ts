import { toLocation, toRedirectKey } from '#domain/redirects/redirect.ts'
import type { Database } from '#storage/database/database.ts'
import { findRedirect } from '#storage/redirects/redirects.ts'

/** Where the owner sends a request for an address that the site has no page for. */
export async function findLocation(db: Database, { pathname, search }: { pathname: string; search: string }) {
  const source = toRedirectKey(pathname)
  const redirect = source === undefined ? undefined : await findRedirect(db, source)
  return redirect && { status: redirect.status, location: toLocation(redirect.target, search) }
}
