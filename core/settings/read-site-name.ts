import type { Database } from '#core/database/database.ts'
import { findSettings } from './setting-rows.ts'

/** What the site is called: by the owner, or `siteName` until they say. */
export async function readSiteName(db: Database, siteName: string) {
  return (await findSettings(db)).name || siteName
}
