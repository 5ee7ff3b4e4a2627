import type { SelectQueryBuilder } from 'kysely'
import { blogColumns } from '#core/blogs/blog-columns.ts'
import type { Database } from '#core/database/database.ts'
import type { HiddenPublication, Tables } from '#core/database/schema.ts'
import { toRecipe } from '#core/recipes/recipe-columns.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import type { PublicationState } from '#domain/publication/publication.ts'

// The states of posts and recipes, whether visitors see them or not.

/** A post by its id, or a recipe by its number. */
export type RecordKey = { kind: 'blog'; id: string } | { kind: 'recipe'; id: number }

const tables = { blog: '_blogs', recipe: '_recipes' } as const
const columns = ['state', 'publishedAt', 'trashedAt', 'trashedFrom', 'draftToken'] as const

/** How a record is published; `formattedDate` is the date that the owner typed into a post. */
export async function findPublication(db: Database, { kind, id }: RecordKey) {
  if (kind === 'blog') {
    const posts = db.selectFrom('_blogs').select([...columns, 'formattedDate'])
    return posts.where('id', '=', id).executeTakeFirst()
  }
  const recipe = await db.selectFrom('_recipes').select(columns).where('id', '=', id).executeTakeFirst()
  return recipe && { ...recipe, formattedDate: null }
}

/** The posts that are scheduled, with the dates that the owner typed. */
export function listScheduledBlogs(db: Database) {
  const posts = db.selectFrom('_blogs').select(['id', 'publishedAt', 'formattedDate'])
  return posts.where('state', '=', 'scheduled').orderBy('publishedAt').execute()
}

/** The newest `limit` titles of posts or recipes in some states, for searching them: the index has what is published. */
export async function listUnpublishedTitles(db: Database, kind: RecordKey['kind'], states: PublicationState[], limit: number) {
  const records: Records = db.selectFrom(tables[kind])
  return records.select(['id', 'title']).where('state', 'in', states).orderBy('publishedAt', 'desc').limit(limit).execute()
}

/** The titles of posts or recipes, by their ids as text. */
export async function listRecordTitles(db: Database, keys: RecordKey[]) {
  const titles = new Map<string, string>()
  for (const kind of ['blog', 'recipe'] as const) {
    const ids = keys.flatMap((key) => (key.kind === kind ? [key.id] : []))
    const records: Records = db.selectFrom(tables[kind])
    const rows = ids.length === 0 ? [] : await records.select(['id', 'title']).where('id', 'in', ids).execute()
    for (const { id, title } of rows) titles.set(String(id), title)
  }
  return titles
}

/** Up to `limit` posts and recipes together, everybody's or those of one owner: the newest drafts, or those that are scheduled, the next one first. */
export async function listNextPublications(db: Database, state: 'draft' | 'scheduled', limit: number, ownerId?: string) {
  const isNextFirst = state === 'scheduled'
  const of = async (kind: RecordKey['kind']) => {
    const all: Records = db.selectFrom(tables[kind]).where('state', '=', state)
    const records = ownerId === undefined ? all : all.where('ownerId', '=', ownerId)
    const rows = await records
      .select(['id', 'title', 'publishedAt'])
      .orderBy('publishedAt', isNextFirst ? 'asc' : 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, title, publishedAt }) => ({ key: { kind, id } as RecordKey, title, publishedAt }))
  }
  const [blogs, recipes] = await Promise.all([of('blog'), of('recipe')])
  const ordered = [...blogs, ...recipes].sort((one, other) => one.publishedAt.localeCompare(other.publishedAt))
  return (isNextFirst ? ordered : ordered.reverse()).slice(0, limit)
}

/** Up to `limit` scheduled records whose time (ISO 8601) has come, the earliest first. */
export async function listDue(db: Database, now: string, limit: number): Promise<RecordKey[]> {
  return listKeys(db, (all) => all.where('state', '=', 'scheduled').where('publishedAt', '<=', now).orderBy('publishedAt').limit(limit))
}

/** Up to `limit` records of each kind that are in the trash since before a time (ISO 8601). */
export async function listTrashedBefore(db: Database, time: string, limit: number): Promise<RecordKey[]> {
  return listKeys(db, (all) => all.where('state', '=', 'trashed').where('trashedAt', '<', time).limit(limit))
}

const unfinished = ['draft', 'scheduled'] as const

/** The post whose draft has an address with this secret, as long as it is not published; or undefined. */
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

/** Notes who made a record. */
export async function updateOwner(db: Database, { kind, id }: RecordKey, ownerId: string) {
  await db.updateTable(tables[kind]).set({ ownerId }).where('id', '=', id).execute()
}

/** Who made these records, by their ids as text; those that don't exist are left out. */
export async function listOwners(db: Database, kind: RecordKey['kind'], ids: RecordKey['id'][]) {
  const records: Records = db.selectFrom(tables[kind])
  const rows = ids.length === 0 ? [] : await records.select(['id', 'ownerId']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, ownerId }) => [String(id), ownerId]))
}

/** Gives the draft of a record an address with a secret, or null to take it back. */
export async function updateDraftToken(db: Database, { kind, id }: RecordKey, draftToken: HiddenPublication['draftToken']) {
  await db.updateTable(tables[kind]).set({ draftToken }).where('id', '=', id).execute()
}

type Records = SelectQueryBuilder<Tables, '_blogs' | '_recipes', object>

async function listKeys(db: Database, choose: (all: Records) => Records): Promise<RecordKey[]> {
  const [blogs, recipes] = await Promise.all([
    choose(db.selectFrom('_blogs')).select('id').execute(),
    choose(db.selectFrom('_recipes')).select('id').execute(),
  ])
  return [
    ...blogs.map(({ id }) => ({ kind: 'blog' as const, id: String(id) })),
    ...recipes.map(({ id }) => ({ kind: 'recipe' as const, id: Number(id) })),
  ]
}
