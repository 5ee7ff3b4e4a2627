import type { Database } from '#core/database/database.ts'
import { once } from '#core/database/per-request.ts'
import { isTrue } from '#core/database/schema.ts'
import { type SiteSettings, siteSettings } from '#domain/settings/site-settings.ts'

/** A stored value by its id; undefined if there is none. */
async function findValue(db: Database, id: string) {
  return (await db.selectFrom('settings').select('value').where('id', '=', id).executeTakeFirst())?.value
}

/** Stores a value unless there is one. Returns whether it was stored. */
async function insertValue(db: Database, id: string, value: string) {
  const result = await db
    .insertInto('settings')
    .values({ id, value })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const siteId = 'site'

/** The owner's settings; empty when none were ever saved. */
export const findSettings = once(async (db): Promise<SiteSettings> => {
  const value = await findValue(db, siteId)
  return value === undefined ? {} : siteSettings.parse(JSON.parse(value))
})

export async function updateSettings(db: Database, settings: SiteSettings) {
  const value = JSON.stringify(settings)
  await db
    .insertInto('settings')
    .values({ id: siteId, value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute()
}

/** Sets all settings of the owner back to what they were before any was saved. */
export async function deleteSettings(db: Database) {
  await db.deleteFrom('settings').where('id', '=', siteId).execute()
}

const feedAuthorityId = 'feed authority'

/** The host name in the ids of feed entries; undefined until it is stored. */
export function findFeedAuthority(db: Database) {
  return findValue(db, feedAuthorityId)
}

/** Stores it; one that is stored stays. */
export async function insertFeedAuthority(db: Database, value: string) {
  await insertValue(db, feedAuthorityId, value)
}

const indexNowKeyId = 'IndexNow key'

/** The key by which search engines know that the site itself tells them; undefined until it is stored. */
export function findIndexNowKey(db: Database) {
  return findValue(db, indexNowKeyId)
}

/** Stores it; one that is stored stays. */
export async function insertIndexNowKey(db: Database, value: string) {
  await insertValue(db, indexNowKeyId, value)
}

/** Records an event that happens once in a database's life. Returns false when it was recorded before. */
export function insertMilestone(db: Database, name: string) {
  return insertValue(db, `milestone ${name}`, 'true')
}

export const isPopupEnabled = once(async (db) => {
  const row = await db.selectFrom('_function').select('enabled').where('id', '=', 'popupControl').executeTakeFirst()
  return row !== undefined && isTrue(row.enabled)
})

export async function updatePopup(db: Database, enabled: boolean) {
  await db
    .insertInto('_function')
    .values({ id: 'popupControl', enabled })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ enabled }))
    .execute()
}
