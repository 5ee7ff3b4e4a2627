import type { Database } from '#core/database/database.ts'
import { isPublicHost } from '#core/remote/public-host.ts'
import { findFeedAuthority, insertFeedAuthority } from './setting-rows.ts'

/**
 * The host name in the ids of feed entries (tag URI, RFC 4151). It stays the first public one that the site ever had: with another id a feed
 * reader would show every entry as new.
 */
export async function readFeedAuthority(db: Database, siteUrl: string) {
  return (await findFeedAuthority(db)) ?? new URL(siteUrl).hostname
}

/** Stores the site's host name permanently, at its first start under a public address. */
export async function keepFeedAuthority(db: Database, siteUrl: string) {
  const { hostname } = new URL(siteUrl)
  if (isPublicHost(hostname) && !(await findFeedAuthority(db))) await insertFeedAuthority(db, hostname)
}
