import type { Database } from '#core/database/database.ts'
import { once } from '#core/database/per-request.ts'
import { isTrue } from '#core/database/schema.ts'
import { type SiteSettings, siteSettings } from '#domain/settings/site-settings.ts'

/** The owner's settings; empty when none were ever saved. */
export const findSettings = once(async (db): Promise<SiteSettings> => {
  const row = await db.selectFrom('settings').select('value').where('id', '=', 'site').executeTakeFirst()
  return row ? siteSettings.parse(JSON.parse(row.value)) : {}
})

export async function updateSettings(db: Database, settings: SiteSettings) {
  const value = JSON.stringify(settings)
  await db
    .insertInto('settings')
    .values({ id: 'site', value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute()
}

/** Sets all settings of the owner back to what they were before any was saved. */
export async function deleteSettings(db: Database) {
  await db.deleteFrom('settings').where('id', '=', 'site').execute()
}

const feedAuthorityId = 'feed authority'

/** The host name in the ids of feed entries; undefined until it is stored. */
export async function findFeedAuthority(db: Database) {
  return (await db.selectFrom('settings').select('value').where('id', '=', feedAuthorityId).executeTakeFirst())?.value
}

/** Stores it; one that is stored stays. */
export async function insertFeedAuthority(db: Database, value: string) {
  await db
    .insertInto('settings')
    .values({ id: feedAuthorityId, value })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const indexNowKeyId = 'IndexNow key'

/** The key by which search engines know that the site itself tells them; undefined until it is stored. */
export async function findIndexNowKey(db: Database) {
  return (await db.selectFrom('settings').select('value').where('id', '=', indexNowKeyId).executeTakeFirst())?.value
}

/** Stores it; one that is stored stays. */
export async function insertIndexNowKey(db: Database, value: string) {
  await db
    .insertInto('settings')
    .values({ id: indexNowKeyId, value })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Records an event that happens once in a database's life. Returns false when it was recorded before. */
export async function insertMilestone(db: Database, name: string) {
  const result = await db
    .insertInto('settings')
    .values({ id: `milestone ${name}`, value: 'true' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
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
