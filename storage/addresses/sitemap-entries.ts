import { type SelectQueryBuilder, sql } from 'kysely'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { publicBlogs } from '#storage/blogs/public-blogs.ts'
import type { Database } from '#storage/database/database.ts'
import type { Tables } from '#storage/database/schema.ts'
import { publicRecipes } from '#storage/recipes/public-recipes.ts'

/** The collections whose records have pages of their own. */
export type MappedCollection = '_blogs' | '_recipes'

/** A stretch of a collection in the order in which its records were made, counted from 1, and when the last change in it was. */
export type Stretch = { number: number; changedAt: string }

/** Where a record stands in the order in which they were made. */
type Place = { createdAt: string; id: string | number }

/** A record as a sitemap lists it: `picture` is the reference of its picture on our origin, if it has one. */
export type MappedRecord = { slug: string; changedAt: string; picture: string | undefined }

/** The stretches of `size` records that a collection falls into. New records lengthen the last one, so that the others stay as they are. */
export async function listStretches(db: Database, collection: MappedCollection, size: number): Promise<Stretch[]> {
  const stretches: Stretch[] = []
  let after: Place | undefined = { createdAt: '', id: collection === '_recipes' ? 0 : '' }
  // One after the other: a query over 1,000,000 records would make everybody else wait for it.
  while (after) {
    const last: Place | undefined = await findLast(db, collection, after, size)
    const changedAt = await findLastChange(db, collection, after, last)
    if (changedAt) stretches.push({ number: stretches.length + 1, changedAt })
    after = last
  }
  return stretches
}

/** The posts of a stretch, oldest first; none past the end. */
export async function listBlogStretch(db: Database, number: number, size: number): Promise<MappedRecord[]> {
  const first = await findFirst(db, '_blogs', number, size)
  if (!first) return []
  const rows = await publicBlogs(db)
    .select(['urlSlug', 'createdAt', 'updatedAt', 'imageBase64', 'imageFetched', 'imageLink'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '>=', tuple(first.createdAt, String(first.id))))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ urlSlug, createdAt, updatedAt, imageBase64, imageFetched, imageLink }) => ({
    slug: urlSlug,
    changedAt: updatedAt ?? createdAt,
    picture: [imageBase64, imageFetched, imageLink].find(pictureName) ?? undefined,
  }))
}

/** The owner's recipes of a stretch, oldest first; none past the end. */
export async function listRecipeStretch(db: Database, number: number, size: number): Promise<MappedRecord[]> {
  const first = await findFirst(db, '_recipes', number, size)
  if (!first) return []
  const rows = await publicRecipes(db)
    .select(['slug', 'createdAt', 'updatedAt', 'image', 'imageFetched'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '>=', tuple(first.createdAt, Number(first.id))))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ slug, createdAt, updatedAt, image, imageFetched }) => ({
    slug,
    changedAt: updatedAt ?? createdAt,
    picture: [imageFetched, image].find(pictureName) ?? undefined,
  }))
}

function publicRecords(db: Database, collection: MappedCollection): SelectQueryBuilder<Tables, MappedCollection, object> {
  return collection === '_blogs' ? publicBlogs(db) : publicRecipes(db)
}

/** Where a stretch begins. What lies before it is stepped over in an index alone: a millisecond for 50,000 records. */
function findFirst(db: Database, collection: MappedCollection, number: number, size: number) {
  return publicRecords(db, collection)
    .select(['createdAt', 'id'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .offset((number - 1) * size)
    .executeTakeFirst()
}

/** Where the stretch after a place ends; undefined when fewer than `size` records are left. */
function findLast(db: Database, collection: MappedCollection, after: Place, size: number) {
  return publicRecords(db, collection)
    .select(['createdAt', 'id'])
    .where(isAfter(after))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst()
}

/** When the last change was in the records after a place, up to and with another one; null when there are none. */
async function findLastChange(db: Database, collection: MappedCollection, after: Place, last: Place | undefined) {
  const records = publicRecords(db, collection).where(isAfter(after))
  const stretch = last ? records.where(sql<boolean>`("createdAt", "id") <= (${last.createdAt}, ${last.id})`) : records
  const row = await stretch.select(({ fn }) => fn.max(fn.coalesce('updatedAt', 'createdAt')).as('changedAt')).executeTakeFirst()
  return row?.changedAt
}

function isAfter({ createdAt, id }: Place) {
  return sql<boolean>`("createdAt", "id") > (${createdAt}, ${id})`
}
