import type { Database } from '#core/database/database.ts'
import { type StoredBounceBox, storedBounceBox } from '#domain/mails/bounce-box.ts'

/** The mailbox for reports that the owner has entered; undefined if there is none. */
export async function findBounceBox(db: Database): Promise<StoredBounceBox | undefined> {
  const row = await db.selectFrom('settings').select('value').where('id', '=', 'bounce box').executeTakeFirst()
  return row && storedBounceBox.parse(JSON.parse(row.value))
}

export async function updateBounceBox(db: Database, box: StoredBounceBox) {
  const value = JSON.stringify(box)
  await db
    .insertInto('settings')
    .values({ id: 'bounce box', value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute()
}

export async function deleteBounceBox(db: Database) {
  await db.deleteFrom('settings').where('id', '=', 'bounce box').execute()
}
