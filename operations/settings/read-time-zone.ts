import type { Database } from '#storage/database/database.ts'
import { findSettings } from '#storage/settings/settings.ts'

export const defaultTimeZone = 'UTC'

/** The time zone of the site (IANA name). */
export async function readTimeZone(db: Database) {
  return (await findSettings(db)).timeZone || defaultTimeZone
}
