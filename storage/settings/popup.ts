import type { Database } from '#storage/database/database.ts'
import { isTrue } from '#storage/database/schema.ts'

export async function isPopupEnabled(db: Database) {
  const row = await db.selectFrom('_function').select('enabled').where('id', '=', 'popupControl').executeTakeFirst()
  return row !== undefined && isTrue(row.enabled)
}

export async function updatePopup(db: Database, enabled: boolean) {
  await db
    .insertInto('_function')
    .values({ id: 'popupControl', enabled })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ enabled }))
    .execute()
}
