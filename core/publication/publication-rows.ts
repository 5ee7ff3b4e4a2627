import { type SelectQueryBuilder, sql } from 'kysely'
import { blogColumns } from '#core/blogs/blog-columns.ts'
import type { Database } from '#core/database/database.ts'
import type { HiddenPublication, InTrash, Tables } from '#core/database/schema.ts'
import { toRecipe } from '#core/recipes/recipe-columns.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import type { PublicationState, UnscheduledState } from '#domain/publication/publication.ts'
import { deletableKinds, isShared } from '#domain/revisions/version-kinds.ts'

// The publication states of posts, recipes, pages and collections.

/** A post by id or a recipe by number: these have an owner, can be scheduled, and their drafts can have an address. */
export type OwnedKey = { kind: 'blog'; id: string } | { kind: 'recipe'; id: number }

/** Any record with a state that can be moved to the trash: also a page or collection by id. */
export type RecordKey = OwnedKey | SharedKey

type SharedKey = { kind: 'page' | 'collection'; id: string }

const tables = { blog: '_blogs', recipe: '_recipes', page: 'pages', collection: 'collections' } as const
const columns = ['state', 'publishedAt', 'trashedAt', 'trashedFrom', 'draftToken'] as const

/** How a record is published; `formattedDate` is a post's date as typed by the owner. Pages and collections use their creation time. */
export async function findPublication(db: Database, key: RecordKey) {
  if (key.kind === 'blog') {
    const posts = db.selectFrom('_blogs').select([...columns, 'formattedDate'])
    return posts.where('id', '=', key.id).executeTakeFirst()
  }
  if (isSharedKey(key)) {
    const shared = db.selectFrom(tables[key.kind] as 'pages').select(['state', 'createdAt', 'trashedAt', 'trashedFrom'])
    const record = await shared.where('id', '=', key.id).executeTakeFirst()
    return record && { ...record, publishedAt: record.createdAt, draftToken: null, formattedDate: null }
  }
  const recipe = await db.selectFrom('_recipes').select(columns).where('id', '=', key.id).executeTakeFirst()
  return recipe && { ...recipe, formattedDate: null }
}

/** The slug of a record; undefined if the record doesn't exist. */
export async function findSlug(db: Database, { kind, id }: RecordKey) {
  const slug = db.dynamic.ref<string>(kind === 'blog' ? 'urlSlug' : 'slug')
  const record = await ofKind(db, kind)
    .select(sql<string>`${slug}`.as('slug'))
    .where('id', '=', id as string)
    .executeTakeFirst()
  return record?.slug
}

/** The scheduled posts, with their dates as typed by the owner. */
export function listScheduledBlogs(db: Database) {
  const posts = db.selectFrom('_blogs').select(['id', 'publishedAt', 'formattedDate'])
  return posts.where('state', '=', 'scheduled').orderBy('publishedAt').execute()
}

/** The newest `limit` titles of posts or recipes in these states, for searches: the index only has published ones. */
export async function listUnpublishedTitles(db: Database, kind: OwnedKey['kind'], states: PublicationState[], limit: number) {
  const records: Records = db.selectFrom(tables[kind])
  return records.select(['id', 'title']).where('state', 'in', states).orderBy('publishedAt', 'desc').limit(limit).execute()
}

/** The titles of records, by id as text. */
export async function listRecordTitles(db: Database, keys: RecordKey[]) {
  const titles = new Map<string, string>()
  for (const kind of deletableKinds) {
    const ids = keys.flatMap((key) => (key.kind === kind ? [key.id] : []))
    const rows = ids.length === 0 ? [] : await ofKind(db, kind).select(['id', 'title']).where('id', 'in', ids).execute()
    for (const { id, title } of rows) titles.set(String(id), title)
  }
  return titles
}

/** Up to `limit` posts and recipes together, by anyone or one owner: the newest drafts, or the scheduled ones, next one first. */
export async function listNextPublications(db: Database, state: 'draft' | 'scheduled', limit: number, ownerId?: string) {
  const isNextFirst = state === 'scheduled'
  const of = async (kind: OwnedKey['kind']) => {
    const all: Records = db.selectFrom(tables[kind]).where('state', '=', state)
    const records = ownerId === undefined ? all : all.where('ownerId', '=', ownerId)
    const rows = await records
      .select(['id', 'title', 'publishedAt'])
      .orderBy('publishedAt', isNextFirst ? 'asc' : 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, title, publishedAt }) => ({ key: { kind, id } as OwnedKey, title, publishedAt }))
  }
  const [blogs, recipes] = await Promise.all([of('blog'), of('recipe')])
  const ordered = [...blogs, ...recipes].sort((one, other) => one.publishedAt.localeCompare(other.publishedAt))
  return (isNextFirst ? ordered : ordered.reverse()).slice(0, limit)
}

/** Up to `limit` scheduled records that are due by a time (ISO 8601), earliest first. */
export async function listDue(db: Database, now: string, limit: number): Promise<RecordKey[]> {
  return listKeys(db, ['blog', 'recipe'], (all) =>
    all.where('state', '=', 'scheduled').where('publishedAt', '<=', now).orderBy('publishedAt').limit(limit),
  )
}

/** Up to `limit` records of each kind that were moved to the trash before a time (ISO 8601). */
export async function listTrashedBefore(db: Database, time: string, limit: number): Promise<RecordKey[]> {
  return listKeys(db, deletableKinds, (all) => all.where('state', '=', 'trashed').where('trashedAt', '<', time).limit(limit))
}

const unfinished = ['draft', 'scheduled'] as const

/** The unpublished post whose draft address has this secret; or undefined. */
export function findDraftBlog(db: Database, draftToken: string): Promise<Blog | undefined> {
  const drafts = db.selectFrom('_blogs').select(blogColumns).where('state', 'in', unfinished)
  return drafts.where('draftToken', '=', draftToken).executeTakeFirst()
}

/** The same for a recipe. */
export async function findDraftRecipe(db: Database, draftToken: string) {
  const drafts = db.selectFrom('_recipes').selectAll().where('state', 'in', unfinished)
  const row = await drafts.where('draftToken', '=', draftToken).executeTakeFirst()
  return row && toRecipe(row)
}

/** Sets the owner of a record. */
export async function updateOwner(db: Database, { kind, id }: OwnedKey, ownerId: string) {
  await db.updateTable(tables[kind]).set({ ownerId }).where('id', '=', id).execute()
}

/** The owners of these records, by id as text; records that don't exist are left out. */
export async function listOwners(db: Database, kind: OwnedKey['kind'], ids: OwnedKey['id'][]) {
  const records: Records = db.selectFrom(tables[kind])
  const rows = ids.length === 0 ? [] : await records.select(['id', 'ownerId']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ownerId }) => [String(id), ownerId]))
}

/** Sets the secret in a draft's address, or revokes it with null. */
export async function updateDraftToken(db: Database, { kind, id }: OwnedKey, draftToken: HiddenPublication['draftToken']) {
  await db.updateTable(tables[kind]).set({ draftToken }).where('id', '=', id).execute()
}

/** Changes the state of a page or collection; returns whether it exists. */
export async function updateSharedState(db: Database, { kind, id }: SharedKey, changes: Partial<{ state: PublicationState } & InTrash>) {
  const { state, trashedAt, trashedFrom } = changes
  const set = { state: state as UnscheduledState | undefined, trashedAt, trashedFrom }
  const update = db
    .updateTable(tables[kind] as 'pages')
    .set(set)
    .where('id', '=', id)
  return (await update.executeTakeFirst()).numUpdatedRows > 0n
}

/** Which of these slugs belong to records that visitors don't see. */
export async function listHiddenSlugs(db: Database, kind: RecordKey['kind'], slugs: string[]) {
  if (slugs.length === 0) return []
  const slug = db.dynamic.ref<string>(kind === 'blog' ? 'urlSlug' : 'slug')
  const rows = await ofKind(db, kind)
    .select(sql<string>`${slug}`.as('slug'))
    .where(slug, 'in', slugs)
    .where('state', '!=', 'published')
    .execute()
  return rows.map((row) => row.slug)
}

/** Whether a record is shared by all admins. */
export function isSharedKey(key: RecordKey): key is SharedKey {
  return isShared(key.kind)
}

type Records = SelectQueryBuilder<Tables, '_blogs' | '_recipes', object>

/** The records of a kind, limited to the columns that all kinds have. */
function ofKind(db: Database, kind: RecordKey['kind']): Records {
  return db.selectFrom(tables[kind] as '_blogs')
}

async function listKeys(db: Database, kinds: readonly RecordKey['kind'][], choose: (all: Records) => Records): Promise<RecordKey[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const rows = await choose(ofKind(db, kind)).select('id').execute()
      return rows.map(({ id }) => toRecordKey(kind, id))
    }),
  )
  return found.flat()
}

/** The key of a record, whose id may be text. */
export function toRecordKey(kind: RecordKey['kind'], id: string | number): RecordKey {
  return kind === 'recipe' ? { kind, id: Number(id) } : { kind, id: String(id) }
}
