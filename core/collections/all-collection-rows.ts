import type { Database } from '#core/database/database.ts'
import type { InTrash } from '#core/database/schema.ts'
import type { Collection } from '#domain/collections/collection.ts'
import type { UnscheduledState } from '#domain/publication/publication.ts'
import { toCollection, toCollectionRow } from './collection-columns.ts'

// Every collection, public or not: for admins and background work.

/** The collections in a state, or without one, those that are not in the trash: those on the home page by place, then the others by title. */
export async function listAllCollections(db: Database, state?: UnscheduledState) {
  const all = db.selectFrom('collections').selectAll()
  const rows = await (state ? all.where('state', '=', state) : all.where('state', '!=', 'trashed'))
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

/** Inserts a collection, or replaces the one with its id. */
export async function putCollection(db: Database, collection: Collection & Partial<InTrash>) {
  const { id: _, createdAt: __, ...changed } = toCollectionRow(collection)
  await db
    .insertInto('collections')
    .values(toCollectionRow(collection))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
}

/** Returns false when there was none. */
export async function deleteCollectionRow(db: Database, id: string) {
  const { numDeletedRows } = await db.deleteFrom('collections').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
