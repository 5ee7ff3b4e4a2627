import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { isTrue } from '#storage/database/schema.ts'

/** What somebody who works on the site is called and is written to. */
export async function findAccount(db: Database, uid: string) {
  const row = await db
    .selectFrom('identity_user')
    .select(['displayName', 'email', 'twoFactorEnabled'])
    .where('id', '=', uid)
    .executeTakeFirst()
  return row && { name: row.displayName, email: row.email, hasSecondStep: isTrue(row.twoFactorEnabled) }
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

/** Asks an account for no codes any more, and forgets the key of its app and its recovery codes. */
export function deleteSecondStep(db: Database, uid: string) {
  return inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('identity_two_factor').where('userId', '=', uid).execute()
    await transaction.updateTable('identity_user').set({ twoFactorEnabled: false }).where('id', '=', uid).execute()
  })
}

/** Notes the code of a sign-in, as a hash. Returns false when the latest sign-in had the same. */
export async function claimCode(db: Database, uid: string, code: string) {
  const { numUpdatedRows } = await db
    .updateTable('identity_two_factor')
    .set({ lastCode: code })
    .where('userId', '=', uid)
    .where((where) => where.or([where('lastCode', 'is', null), where('lastCode', '!=', code)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
