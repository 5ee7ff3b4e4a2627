import type { Database } from '#core/database/database.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { toCollection, toCollectionRow } from './collection-columns.ts'

// Every collection, public or not: for admins and background work.

/** All of them: those on the home page by place, then the others by title. */
export async function listAllCollections(db: Database) {
  const all = db.selectFrom('collections').selectAll()
  const rows = await all
    .orderBy('homePlace', (order) => order.asc().nullsLast())
    .orderBy('title')
    .execute()
  return rows.map(toCollection)
}

export async function findAnyCollection(db: Database, id: string) {
  const row = await db.selectFrom('collections').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toCollection(row)
}

/** Which of these slugs collections have. */
export async function listTakenCollectionSlugs(db: Database, slugs: string[]) {
  const rows = await db.selectFrom('collections').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Inserts a collection, or writes the one with its id anew. */
export async function putCollection(db: Database, collection: Collection) {
  const { id: _, createdAt: __, ...changed } = toCollectionRow(collection)
  await db
    .insertInto('collections')
    .values(toCollectionRow(collection))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

export async function deleteCollection(db: Database, id: string) {
  await db.deleteFrom('collections').where('id', '=', id).execute()
}
