import type { Database } from '#core/database/database.ts'
import { listBefore, listByTime, listByTitle } from '#core/database/newest-first.ts'
import { countInState } from '#core/database/row-counts.ts'
import type { Blog, BlogEntry } from '#domain/blogs/blog.ts'
import { excerptLength, toExcerpt } from '#domain/blogs/excerpt.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { PublicationState, RecordOrder } from '#domain/publication/publication.ts'
import { takeCharacters } from '#domain/text/take-characters.ts'
import { blogColumns, htmlWithoutStart, readStart, summaryColumns } from './blog-columns.ts'

// Every post, public or not: for admins and background work.

/** The posts in a state, or without one, all that are not in the trash, with an excerpt of the text, for the blog manager. By title means by its slug. */
export async function listAllBlogs(db: Database, { state, sort = 'newest' }: RecordOrder, slice: Slice): Promise<BlogEntry[]> {
  if (sort === 'title') return (await listByTitle(selectEntries(db), 'titleSlug', state, slice)).map(toBlogEntry)
  const posts = state ? selectEntries(db).where('state', '=', state) : selectEntries(db).where('state', '!=', 'trashed')
  return (await listByTime(posts, sort, slice, () => countAllBlogs(db, state))).map(toBlogEntry)
}

/** These posts for the blog manager, in no particular order. */
export async function listBlogEntries(db: Database, ids: string[]): Promise<BlogEntry[]> {
  return ids.length === 0 ? [] : (await selectEntries(db).where('id', 'in', ids).execute()).map(toBlogEntry)
}

/** How many posts are in a state, or without one, not in the trash. */
export function countAllBlogs(db: Database, state?: PublicationState) {
  return countInState(db, '_blogs', state)
}

export function findAnyBlog(db: Database, id: string): Promise<Blog | undefined> {
  return db.selectFrom('_blogs').select(blogColumns).where('id', '=', id).executeTakeFirst()
}

/** Up to `limit` posts, but those in the trash, with ids below `before`, in descending order, for reading all of them in batches. */
export function listKeptBlogsBefore(db: Database, before: string | undefined, limit: number): Promise<Blog[]> {
  return listBefore(db.selectFrom('_blogs').select(blogColumns).where('state', '!=', 'trashed'), before, limit)
}

/** The tags and authors of these posts, in no particular order. */
export async function listAnyBlogNames(db: Database, ids: string[]) {
  return ids.length === 0 ? [] : db.selectFrom('_blogs').select(['id', 'tags', 'author']).where('id', 'in', ids).execute()
}

/** The posts that have one of these ids or slugs, in no particular order. */
export async function listBlogsBySlugs(db: Database, { ids = [], slugs = [] }: { ids?: string[]; slugs?: string[] }) {
  if (ids.length + slugs.length === 0) return []
  return db
    .selectFrom('_blogs')
    .select(['id', 'title', 'urlSlug'])
    .where(({ eb, or }) =>
      or([...(ids.length > 0 ? [eb('id', 'in', ids)] : []), ...(slugs.length > 0 ? [eb('urlSlug', 'in', slugs)] : [])]),
    )
    .execute()
}

/** Which of these slugs posts have. */
export async function listTakenBlogSlugs(db: Database, slugs: string[]) {
  const rows = await db.selectFrom('_blogs').select('urlSlug').where('urlSlug', 'in', slugs).execute()
  return new Set(rows.map(({ urlSlug }) => urlSlug))
}

/** Up to `limit` posts with ids above `after`, in ascending order, with their keywords. */
export function listBlogKeywordsAfter(db: Database, after: string, limit: number) {
  return db
    .selectFrom('_blogs')
    .select(['id', 'urlSlug as slug', 'seoKeywords as keywords'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

function selectEntries(db: Database) {
  return db
    .selectFrom('_blogs')
    .select([...summaryColumns, 'author', 'updatedAt', 'state', 'textStart'])
    .select(htmlWithoutStart)
}

function toBlogEntry({ textStart, html, ...row }: Omit<BlogEntry, 'excerpt' | 'isCut'> & Parameters<typeof readStart>[0]): BlogEntry {
  const start = readStart({ textStart, html })
  return { ...row, excerpt: toExcerpt(start), isCut: takeCharacters(start, excerptLength) !== start }
}
