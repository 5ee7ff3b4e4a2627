import type { Database } from '#core/database/database.ts'
import { toCollection } from './collection-columns.ts'

/** The collections that visitors may see, if a recipe of theirs is public. This is the only place that defines them. */
function publicCollections(db: Database) {
  return db.selectFrom('collections').selectAll().where('state', '=', 'published')
}

/** All of them: those on the home page by place, then the others by title. The owner made each, so they are few. */
export async function listPublicCollections(db: Database) {
  const rows = await publicCollections(db)
    .orderBy('homePlace', (order) => order.asc().nullsLast())
    .orderBy('title')
    .execute()
  return rows.map(toCollection)
}

export async function findPublicCollection(db: Database, slug: string) {
  const row = await publicCollections(db).where('slug', '=', slug).executeTakeFirst()
  return row && toCollection(row)
}

/** The slug of the collection with an id, for links to where it was before. */
export async function findPublicCollectionSlug(db: Database, id: string) {
  return (await publicCollections(db).where('id', '=', id).executeTakeFirst())?.slug
}
