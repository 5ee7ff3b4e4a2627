import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'

/** What somebody who works on the site is called and is written to. */
export async function findAccount(db: Database, uid: string) {
  const row = await db.selectFrom('identity_user').select(['displayName', 'email']).where('id', '=', uid).executeTakeFirst()
  return row && { name: row.displayName, email: row.email }
}

/** Changes them; the admin record has the address as well. Throws a conflict when another account has that address. */
export function updateAccount(db: Database, uid: string, { name, email, now }: { name: string; email: string; now: string }) {
  return inTransaction(db, async (transaction) => {
    await transaction.updateTable('identity_user').set({ displayName: name, email, updatedAt: now }).where('id', '=', uid).execute()
    await transaction.updateTable('admin').set({ email }).where('uid', '=', uid).execute()
  })
}

/** Whether an account other than that of `uid` has an address (lower case). */
export async function isAddressTaken(db: Database, uid: string, email: string) {
  const row = await db.selectFrom('identity_user').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined && row.id !== uid
}
