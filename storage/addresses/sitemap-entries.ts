import { type SelectQueryBuilder, sql } from 'kysely'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { publicBlogs } from '#storage/blogs/public-blogs.ts'
import type { Database } from '#storage/database/database.ts'
import { orderByCreation } from '#storage/database/newest-first.ts'
import type { Tables } from '#storage/database/schema.ts'
import { publicRecipes } from '#storage/recipes/public-recipes.ts'

/** The collections whose records have pages of their own. */
export type MappedCollection = '_blogs' | '_recipes'

/** A chunk of a collection in order of creation, numbered from 1, and the time of the last change in it (ISO 8601). */
export type Chunk = { number: number; changedAt: string }

/** A record's position in the order of creation. */
type Position = { createdAt: string; id: string | number }

/** A record as a sitemap lists it: `picture` is the reference of its picture on our origin, if it has one. */
export type MappedRecord = { slug: string; changedAt: string; picture: string | undefined }

/** The chunks of `size` records that make up a collection. New records extend the last one, so the others stay the same. */
export async function listChunks(db: Database, collection: MappedCollection, size: number): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  let after: Position | undefined = { createdAt: '', id: collection === '_recipes' ? 0 : '' }
  // A single query over 1,000,000 records would block every other request; one query per chunk doesn't.
  while (after) {
    const records = publicRecords(db, collection).where(comparePosition('>', after))
    const last: Position | undefined = await findPosition(records, size - 1)
    const changedAt = await findLastChange(last ? records.where(comparePosition('<=', last)) : records)
    if (changedAt) chunks.push({ number: chunks.length + 1, changedAt })
    after = last
  }
  return chunks
}

/** The posts of a chunk, oldest first; none past the end. */
export async function listBlogChunk(db: Database, number: number, size: number): Promise<MappedRecord[]> {
  const first = await findPosition(publicRecords(db, '_blogs'), (number - 1) * size)
  if (!first) return []
  const posts = publicBlogs(db)
    .select(['urlSlug', 'createdAt', 'updatedAt', 'imageBase64', 'imageFetched', 'imageLink'])
    .where(comparePosition('>=', first))
  const rows = await orderByCreation(posts, 'asc').limit(size).execute()
  return rows.map(({ urlSlug, createdAt, updatedAt, imageBase64, imageFetched, imageLink }) => ({
    slug: urlSlug,
    changedAt: updatedAt ?? createdAt,
    picture: [imageBase64, imageFetched, imageLink].find(pictureName) ?? undefined,
  }))
}

/** The owner's recipes of a chunk, oldest first; none past the end. */
export async function listRecipeChunk(db: Database, number: number, size: number): Promise<MappedRecord[]> {
  const first = await findPosition(publicRecords(db, '_recipes'), (number - 1) * size)
  if (!first) return []
  const recipes = publicRecipes(db).select(['slug', 'createdAt', 'updatedAt', 'image', 'imageFetched']).where(comparePosition('>=', first))
  const rows = await orderByCreation(recipes, 'asc').limit(size).execute()
  return rows.map(({ slug, createdAt, updatedAt, image, imageFetched }) => ({
    slug,
    changedAt: updatedAt ?? createdAt,
    picture: [imageFetched, image].find(pictureName) ?? undefined,
  }))
}

type PublicRecords = SelectQueryBuilder<Tables, MappedCollection, object>

function publicRecords(db: Database, collection: MappedCollection): PublicRecords {
  return collection === '_blogs' ? publicBlogs(db) : publicRecipes(db)
}

/** The position of the record at `offset`, if there is one. Only an index is read to skip the others: a millisecond for 50,000 of them. */
function findPosition(records: PublicRecords, offset: number) {
  return orderByCreation(records.select(['createdAt', 'id']), 'asc')
    .limit(1)
    .offset(offset)
    .executeTakeFirst()
}

/** When one of these records was last changed; null when there are none. */
async function findLastChange(records: PublicRecords) {
  const row = await records.select(({ fn }) => fn.max(fn.coalesce('updatedAt', 'createdAt')).as('changedAt')).executeTakeFirst()
  return row?.changedAt
}

function comparePosition(operator: '<=' | '>' | '>=', { createdAt, id }: Position) {
  return sql<boolean>`("createdAt", "id") ${sql.raw(operator)} (${createdAt}, ${id})`
}
