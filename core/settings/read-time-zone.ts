import type { Database } from '#core/database/database.ts'
import { findSettings } from './setting-rows.ts'

export const defaultTimeZone = 'UTC'

/** The time zone of the site (IANA name). */
export async function readTimeZone(db: Database) {
  return (await findSettings(db)).timeZone || defaultTimeZone
}
