import type { Database } from '#core/database/database.ts'
import type { AddressKind, Tables } from '#core/database/schema.ts'

/** The id of the record that once had a slug, or undefined. */
export async function findOldAddress(db: Database, kind: AddressKind, slug: string) {
  const row = await db.selectFrom('oldAddresses').select('recordId').where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst()
  return row?.recordId
}

/** The slugs that these records once had. */
export async function listOldSlugs(db: Database, kind: AddressKind, recordIds: string[]) {
  if (recordIds.length === 0) return []
  return db.selectFrom('oldAddresses').select(['slug', 'recordId']).where('kind', '=', kind).where('recordId', 'in', recordIds).execute()
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

type RecordAddress = { kind: AddressKind; slug: string; recordId: string }

/** The addresses of all records, whether visitors see them or not, and those that they once had. */
export async function listAddresses(db: Database): Promise<RecordAddress[]> {
  const old = await db.selectFrom('oldAddresses').select(['kind', 'slug', 'recordId']).execute()
  return [...(await listPresentAddresses(db)), ...old]
}

/** Has addresses lead to the records that had them, if these are still there and no record has the address now. Call it in a transaction. */
export async function keepAddresses(db: Database, addresses: RecordAddress[], now: Date) {
  const present = await listPresentAddresses(db)
  const records = new Set(present.map(({ kind, recordId }) => `${kind} ${recordId}`))
  const taken = new Set((await listAddresses(db)).map(({ kind, slug }) => `${kind} ${slug}`))
  for (const { kind, slug, recordId } of addresses)
    if (records.has(`${kind} ${recordId}`) && !taken.has(`${kind} ${slug}`))
      await insertOldAddress(db, { kind, slug, recordId, createdAt: now.toISOString() })
}

async function listPresentAddresses(db: Database): Promise<RecordAddress[]> {
  // One after the other: a transaction has one connection.
  const blogs = await db.selectFrom('_blogs').select(['id', 'urlSlug as slug']).execute()
  const recipes = await db.selectFrom('_recipes').select(['id', 'slug']).execute()
  const pages = await db.selectFrom('pages').select(['id', 'slug']).execute()
  const collections = await db.selectFrom('collections').select(['id', 'slug']).execute()
  const toAddresses = (kind: AddressKind, rows: { id: string | number; slug: string }[]) =>
    rows.map(({ id, slug }) => ({ kind, slug, recordId: String(id) }))
  return [
    ...toAddresses('blog', blogs),
    ...toAddresses('recipe', recipes),
    ...toAddresses('page', pages),
    ...toAddresses('collection', collections),
  ]
}
