import type { Database } from '#core/database/database.ts'
import { once } from '#core/database/per-request.ts'
import type { SiteNumbers } from '#domain/settings/site-info.ts'

/** The phone numbers of the first of these host names (lower case, without port) for which there are any, or undefined. */
export async function findSiteNumbers(db: Database, ...hosts: string[]): Promise<SiteNumbers | undefined> {
  const rows = await listSiteNumbers(db)
  const found = hosts.map((host) => rows.find(({ id }) => id === host)).find(Boolean)
  return found && { numberIntl: found.numberIntl, numberLocal: found.numberLocal }
}

/** The phone numbers of every host, in order of host name; the owner entered each of them, so they are few. */
export const listSiteNumbers = once(
  (db): Promise<(SiteNumbers & { id: string })[]> =>
    db.selectFrom('siteNumbers').select(['id', 'numberIntl', 'numberLocal']).orderBy('id').execute(),
)

/** Inserts or updates the phone numbers of a host name (lower case, without port). */
export async function updateSiteNumbers(db: Database, host: string, { numberIntl, numberLocal }: SiteNumbers) {
  await db
    .insertInto('siteNumbers')
    .values({ id: host, numberIntl, numberLocal })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ numberIntl, numberLocal }))
    .execute()
}

/** Deletes the phone numbers of a host; returns false when it had none. */
export async function deleteSiteNumbers(db: Database, host: string) {
  const { numDeletedRows } = await db.deleteFrom('siteNumbers').where('id', '=', host).executeTakeFirst()
  return numDeletedRows > 0n
}
