import type { Database } from '#storage/database/database.ts'
import type { AddressKind, Tables } from '#storage/database/schema.ts'

/** The id of the record that once had an address, or undefined. */
export async function findOldAddress(db: Database, kind: AddressKind, slug: string) {
  const row = await db.selectFrom('oldAddresses').select('recordId').where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst()
  return row?.recordId
}

/** Keeps an address that a record has left; if another had left it before, the later one has it now. */
export async function insertOldAddress(db: Database, address: Tables['oldAddresses']) {
  const { recordId, createdAt } = address
  await db
    .insertInto('oldAddresses')
    .values(address)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ recordId, createdAt }))
    .execute()
}

/** Forgets an address because a record stands there again. */
export async function deleteOldAddress(db: Database, kind: AddressKind, slug: string) {
  await db.deleteFrom('oldAddresses').where('kind', '=', kind).where('slug', '=', slug).execute()
}

/** Forgets every address that a record ever left. */
export async function deleteOldAddressesOf(db: Database, kind: AddressKind, recordId: string) {
  await db.deleteFrom('oldAddresses').where('kind', '=', kind).where('recordId', '=', recordId).execute()
}
