import type { SiteNumbers } from '#domain/site-info.ts'
import type { Database } from './database.ts'

/** The phone numbers kept for a host name (lower case, without port), or undefined. */
export function findSiteNumbers(db: Database, host: string): Promise<SiteNumbers | undefined> {
  return db.selectFrom('siteNumbers').select(['numberIntl', 'numberLocal']).where('id', '=', host).executeTakeFirst()
}
