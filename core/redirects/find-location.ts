import type { Database } from '#core/database/database.ts'
import { listRedirectKeys, toLocation } from '#domain/redirects/redirect.ts'
import { findRedirect } from './redirect-rows.ts'

type Address = { pathname: string; search: string }

/** Where the owner sends a request for an address that the site has no page for. */
export async function findLocation(db: Database, { pathname, search }: Address) {
  for (const key of listRedirectKeys(pathname, search)) {
    const redirect = await findRedirect(db, key)
    if (redirect) return { status: redirect.status, location: toLocation(redirect.target, search) }
  }
  return undefined
}
