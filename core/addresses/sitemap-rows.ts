import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { publicBlogs } from '#core/blogs/public-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { orderByTime } from '#core/database/newest-first.ts'
import type { Tables } from '#core/database/schema.ts'
import { publicRecipes } from '#core/recipes/public-recipe-rows.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { toLatest } from '#domain/text/dates.ts'

/** The collections whose records have pages of their own. */
type MappedCollection = '_blogs' | '_recipes'

/** A chunk of a collection in order of publication, numbered from 1, and the time of the last change in it (ISO 8601). */
type Chunk = { number: number; changedAt: string }

/** A record as a sitemap lists it: `picture` is the reference of its picture on our origin, if it has one. */
export type MappedRecord = { slug: string; changedAt: string; picture: string | undefined }

/** The chunks of `size` records that make up a collection. New records extend the last one, so the others stay the same. */
export async function listChunks(db: Database, collection: MappedCollection, size: number): Promise<Chunk[]> {
  const chunks: Chunk[] = []
  const records: SelectQueryBuilder<Tables, MappedCollection, Reviewed> =
    collection === '_blogs' ? publicBlogs(db).select(sql<null>`null`.as('reviewedAt')) : publicRecipes(db).select(reviewedAt)
  const dates = records.select(['publishedAt', 'id', 'updatedAt'])
  let rest = dates
  // A single query over 1,000,000 records would block every other request; one query per chunk doesn't.
  while (true) {
    const chunk = await orderByTime(rest, 'asc', 'publishedAt').limit(size).execute()
    const last = chunk.at(-1)
    if (!last) return chunks
    const changes = chunk.map(toChangedAt)
    chunks.push({ number: chunks.length + 1, changedAt: changes.reduce((one, other) => (one > other ? one : other)) })
    rest = dates.where(sql<boolean>`("publishedAt", "id") > (${last.publishedAt}, ${last.id})`)
  }
}

/** The posts of a chunk, oldest first; none past the end. */
export async function listBlogChunk(db: Database, number: number, size: number): Promise<MappedRecord[]> {
  const posts = publicBlogs(db).select(['urlSlug as slug', 'publishedAt', 'updatedAt', 'imageBase64', 'imageFetched', 'imageLink'])
  const rows = await selectChunk(posts, number, size).execute()
  return rows.map((row) => toRecord(row, [row.imageBase64, row.imageFetched, row.imageLink]))
}

/** The owner's recipes of a chunk, oldest first; none past the end. */
export async function listRecipeChunk(db: Database, number: number, size: number): Promise<MappedRecord[]> {
  const recipes = publicRecipes(db).select(['slug', 'publishedAt', 'updatedAt', reviewedAt, 'image', 'imageFetched'])
  const rows = await selectChunk(recipes, number, size).execute()
  return rows.map((row) => toRecord(row, [row.imageFetched, row.image]))
}

/** To skip the other records SQLite reads only an index: a millisecond for 20,000 of them. */
function selectChunk<Row>(records: SelectQueryBuilder<Tables, MappedCollection, Row>, number: number, size: number) {
  return orderByTime(records, 'asc', 'publishedAt')
    .limit(size)
    .offset((number - 1) * size)
}

type Reviewed = { reviewedAt: string | null }
type Changed = { publishedAt: string; updatedAt: string | null } & Partial<Reviewed>
type MappedRow = { slug: string } & Changed

/** A record that was edited as a draft changed for visitors when it was published, and a recipe also when its reviews changed. */
function toChangedAt({ publishedAt, updatedAt, reviewedAt }: Changed) {
  return toLatest(publishedAt, updatedAt, reviewedAt) ?? publishedAt
}

/** A column of its own, and not a join: records that are skipped have no need of it. */
function reviewedAt({ selectFrom }: ExpressionBuilder<Tables, '_recipes'>) {
  return selectFrom('reviewChanges').select('changedAt').whereRef('recipeId', '=', '_recipes.id').as('reviewedAt')
}

function toRecord({ slug, ...dates }: MappedRow, pictures: (string | null)[]): MappedRecord {
  return { slug, changedAt: toChangedAt(dates), picture: pictures.find(pictureName) ?? undefined }
}
