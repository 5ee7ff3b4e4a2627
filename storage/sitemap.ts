import { sql } from 'kysely'
import { pictureName } from '#domain/picture.ts'
import type { Database } from './database.ts'

/** The collections whose records have pages of their own. */
export type MappedCollection = '_blogs' | '_recipes'

/** A stretch of a collection in the order in which its records were made, counted from 1, and when the last change in it was. */
export type Stretch = { number: number; changedAt: string }

/** A record as a sitemap lists it: `picture` is the reference of its picture on our origin, if it has one. */
export type MappedRecord = { slug: string; changedAt: string; picture: string | undefined }

/** The stretches of `size` records that a collection falls into. New records lengthen the last one, so that the others stay as they are. */
export function listStretches(db: Database, collection: MappedCollection, size: number): Promise<Stretch[]> {
  const numbered = db
    .selectFrom(collection)
    .select(({ fn }) => fn.coalesce('updatedAt', 'createdAt').as('changedAt'))
    .select(sql<number>`(row_number() over (order by "createdAt", "id") - 1) / ${sql.lit(size)} + 1`.as('number'))
  return db
    .selectFrom(numbered.as('numbered'))
    .select(({ fn }) => ['number', fn.max('changedAt').as('changedAt')])
    .groupBy('number')
    .orderBy('number')
    .execute()
}

/** The posts of a stretch, oldest first; none past the end. */
export async function listBlogStretch(db: Database, number: number, size: number): Promise<MappedRecord[]> {
  const first = await findFirst(db, '_blogs', number, size)
  if (!first) return []
  const rows = await db
    .selectFrom('_blogs')
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
  const rows = await db
    .selectFrom('_recipes')
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

/** Where a stretch begins. What lies before it is stepped over in an index alone: a millisecond for 50,000 records. */
function findFirst(db: Database, collection: MappedCollection, number: number, size: number) {
  return db
    .selectFrom(collection)
    .select(['createdAt', 'id'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .offset((number - 1) * size)
    .executeTakeFirst()
}
