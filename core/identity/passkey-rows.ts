import type { Database } from '#core/database/database.ts'
import { behindSpan } from '#core/database/in-span.ts'
import { isTrue, type Tables } from '#core/database/schema.ts'
import type { Span } from '#domain/span.ts'

export type PasskeyRow = Tables['passkeys']

const maxList = 100

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Database, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credentialId', 'isSynced', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .limit(maxList)
    .execute()
  return rows.map((row) => ({ ...row, isSynced: isTrue(row.isSynced) }))
}

/** The data needed to sign in with a passkey; `credentialId` is the browser's id for it. */
export async function findPasskey(db: Database, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  // PostgreSQL returns bigint as text.
  return row && { ...row, counter: Number(row.counter) }
}

/** Throws a conflict if the passkey is known or another was created with the same challenge. */
export async function insertPasskey(db: Database, row: PasskeyRow) {
  await db.insertInto('passkeys').values(row).execute()
}

/**
 * Records the use of a passkey. Returns false if it has already answered this challenge or a later one, or was deleted. `good` is when
 * challenges that can be answered now were issued: later times were written by a wrong clock.
 */
export async function notePasskeyUse(
  db: Database,
  id: string,
  { counter, challengedAt, isSynced, now, good }: { counter: number; challengedAt: string; isSynced: boolean; now: string; good: Span },
) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, challengedAt, isSynced, lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('challengedAt', '<', challengedAt), behindSpan('challengedAt', good)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Renames a passkey only if it belongs to the account; returns whether it does. */
export async function updatePasskeyName(db: Database, userId: string, { id, name }: { id: string; name: string }) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a passkey only if it belongs to the account; returns its name. */
export async function deletePasskey(db: Database, userId: string, id: string) {
  const deleted = await db.deleteFrom('passkeys').where('id', '=', id).where('userId', '=', userId).returning('name').executeTakeFirst()
  return deleted?.name
}

export async function deletePasskeys(db: Database, userId: string) {
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute()
}
