import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import type { Tables } from '#core/database/schema.ts'
import type { PublicationState } from '#domain/publication/publication.ts'

/**
 * Everything that may show pictures: the columns of each kind of record that name one (`/images/{id}`), alone or in HTML. Pictures named
 * only elsewhere count as unused, and are deleted after 30 days.
 */
const places = {
  blog: {
    table: '_blogs',
    columns: ['imageBase64', 'imageLink', 'imageFetched', 'content'],
    title: 'title',
    slug: 'urlSlug',
    state: 'state',
  },
  recipe: {
    table: '_recipes',
    columns: ['image', 'imageFetched', 'stepExtras', 'videoPoster'],
    title: 'title',
    slug: 'slug',
    state: 'state',
  },
  page: { table: 'pages', columns: ['content'], title: 'title', slug: 'slug', state: 'state' },
  collection: { table: 'collections', columns: ['picture', 'pictureFetched'], title: 'title', slug: 'slug', state: 'state' },
  term: { table: 'terms', columns: ['picture', 'pictureFetched'], title: 'name', slug: 'slug', state: undefined },
} as const

export type PicturePlace = keyof typeof places

/** The kinds of records that may show pictures. */
export const picturePlaces = Object.keys(places) as PicturePlace[]

/** A record that shows a picture. Terms have no state. */
export type PictureUse = { place: PicturePlace; id: string; title: string; slug: string; state: PublicationState | null }

type Records = SelectQueryBuilder<Tables, '_blogs' | '_recipes' | 'pages' | 'collections' | 'terms', object>

/** Up to `limit` records that show a picture. Reads all records of the place. */
export async function listPictureUses(db: Database, place: PicturePlace, name: string, limit: number): Promise<PictureUse[]> {
  const { title, slug, state } = places[place]
  const rows = await recordsWith(db, place, name)
    .select(['id', sql.ref<string>(title).as('title'), sql.ref<string>(slug).as('slug')])
    .select(state ? sql.ref<PublicationState>(state).as('state') : sql<null>`null`.as('state'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, place, id: String(row.id) }))
}

/** Whether any record shows a picture. */
export async function isInRecords(db: Database, name: string) {
  for (const place of picturePlaces) {
    if (await recordsWith(db, place, name).select('id').limit(1).executeTakeFirst()) return true
  }
  return false
}

/** Up to `limit` records of a place with ids above `after`, in ascending order, with the text of all columns that may name a picture. */
export async function listPictureTexts(db: Database, place: PicturePlace, after: string | number | undefined, limit: number) {
  const { table, columns } = places[place]
  const records: Records = db.selectFrom(table)
  const next = after === undefined ? records : records.where(sql.ref('id'), '>', after)
  const rows = await next
    .select('id')
    .select(columns.map((column) => sql.ref<string | null>(column).as(column)))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, ...texts }) => ({ id, text: Object.values(texts).join(' ') }))
}

function recordsWith(db: Database, place: PicturePlace, name: string) {
  const { table, columns } = places[place]
  const records: Records = db.selectFrom(table)
  return records.where(({ eb, or }) => or(columns.map((column) => eb(sql.ref(column), 'like', `%/images/${name}%`))))
}
