import type { Database } from '#core/database/database.ts'
import { outsideSpan } from '#core/database/in-span.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { isTrue } from '#core/database/schema.ts'
import type { Span } from '#domain/span.ts'

/** The name and email address of someone who works on the site. */
export async function findAccount(db: Database, uid: string) {
  const row = await db
    .selectFrom('identity_user')
    .select(['displayName', 'email', 'twoFactorEnabled'])
    .where('id', '=', uid)
    .executeTakeFirst()
  return row && { name: row.displayName, email: row.email, hasSecondStep: isTrue(row.twoFactorEnabled) }
}

export async function updateName(db: Database, uid: string, { name, now }: { name: string; now: string }) {
  await db.updateTable('identity_user').set({ displayName: name, updatedAt: now }).where('id', '=', uid).execute()
}

/** Changes an account's address, also in the admin record. Throws a conflict when another account has it. */
export function updateAddress(db: Database, uid: string, { email, now }: { email: string; now: string }) {
  return inTransaction(db, async (transaction) => {
    await transaction.updateTable('identity_user').set({ email, updatedAt: now }).where('id', '=', uid).execute()
    await transaction.updateTable('admin').set({ email }).where('uid', '=', uid).execute()
  })
}

/** Stores a new account that signs in by password; `password` is the hash. Throws a conflict when another account has that address. */
export function insertAccount(
  db: Database,
  { uid, name, email, password, now }: { uid: string; name: string; email: string; password: string; now: string },
) {
  return inTransaction(db, async (transaction) => {
    const stamps = { createdAt: now, updatedAt: now }
    const user = { id: uid, displayName: name, email, emailVerified: true, isAnonymous: false, ...stamps }
    await transaction.insertInto('identity_user').values(user).execute()
    const account = { id: uid, userId: uid, accountId: uid, providerId: 'credential', password, ...stamps }
    await transaction.insertInto('identity_account').values(account).execute()
  })
}

export async function findPasswordHash(db: Database, uid: string) {
  const row = await db
    .selectFrom('identity_account')
    .select('password')
    .where('userId', '=', uid)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** Stores another hash of the same password, unless the password has changed. */
export async function replacePasswordHash(
  db: Database,
  uid: string,
  { before, after, now }: { before: string; after: string; now: string },
) {
  await db
    .updateTable('identity_account')
    .set({ password: after, updatedAt: now })
    .where('userId', '=', uid)
    .where('providerId', '=', 'credential')
    .where('password', '=', before)
    .execute()
}

/** Deletes an account with its sessions and its admin record. */
export async function deleteAccount(db: Database, uid: string) {
  await db.deleteFrom('identity_user').where('id', '=', uid).execute()
}

/** The uid of the account with an address (lower case). */
export async function findAccountId(db: Database, email: string) {
  const row = await db.selectFrom('identity_user').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** Whether an account other than that of `uid` has an address (lower case). */
export async function isAddressTaken(db: Database, uid: string, email: string) {
  const id = await findAccountId(db, email)
  return id !== undefined && id !== uid
}

/** Turns off an account's codes, and deletes its app key and recovery codes. */
export function deleteSecondStep(db: Database, uid: string) {
  return inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('identity_two_factor').where('userId', '=', uid).execute()
    await transaction.updateTable('identity_user').set({ twoFactorEnabled: false }).where('id', '=', uid).execute()
  })
}

/** Unlocks accounts whose lock (after wrong codes) doesn't end within a span. */
export async function unlockSecondSteps(db: Database, locked: Span) {
  await db
    .updateTable('identity_two_factor')
    .set({ lockedUntil: null, failedVerificationCount: 0 })
    .where(outsideSpan('lockedUntil', locked))
    .execute()
}

/** Records the code of a sign-in, as a hash. Returns false if the last sign-in used the same code. */
export async function claimCode(db: Database, uid: string, code: string) {
  const { numUpdatedRows } = await db
    .updateTable('identity_two_factor')
    .set({ lastCode: code })
    .where('userId', '=', uid)
    .where((where) => where.or([where('lastCode', 'is', null), where('lastCode', '!=', code)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
