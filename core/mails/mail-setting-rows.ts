import type { Database } from '#core/database/database.ts'
import { once } from '#core/database/per-request.ts'
import { type StoredMailSettings, storedMailSettings } from '#domain/mails/mail-settings.ts'

/** The mail server that the owner entered; undefined if there is none. */
export const findMailSettings = once(async (db): Promise<StoredMailSettings | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('id', '=', 'mail').executeTakeFirst()
  return row && storedMailSettings.parse(JSON.parse(row.value))
})

export async function updateMailSettings(db: Database, settings: StoredMailSettings) {
  const value = JSON.stringify(settings)
  await db
    .insertInto('settings')
    .values({ id: 'mail', value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute()
}
