import type { Database } from '#core/database/database.ts'
import type { AddressKind, Tables } from '#core/database/schema.ts'

/** The id of the record that once had a slug, or undefined. */
export async function findOldAddress(db: Database, kind: AddressKind, slug: string) {
  const row = await db.selectFrom('oldAddresses').select('recordId').where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst()
  return row?.recordId
}

/** Stores a previous slug of a record; if another record had it before, the later one wins. */
export async function insertOldAddress(db: Database, address: Tables['oldAddresses']) {
  const { recordId, createdAt } = address
  await db
    .insertInto('oldAddresses')
    .values(address)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ recordId, createdAt }))
    .execute()
}

/** Deletes an old slug, because a record has it again. */
export async function deleteOldAddress(db: Database, kind: AddressKind, slug: string) {
  await db.deleteFrom('oldAddresses').where('kind', '=', kind).where('slug', '=', slug).execute()
}

/** Deletes all old slugs of a record. */
export async function deleteOldAddressesOf(db: Database, kind: AddressKind, recordId: string) {
  await db.deleteFrom('oldAddresses').where('kind', '=', kind).where('recordId', '=', recordId).execute()
}
