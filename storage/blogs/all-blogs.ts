import type { Blog, BlogEntry } from '#domain/blogs/blog.ts'
import { excerptLength, toExcerpt } from '#domain/blogs/excerpt.ts'
import type { Slice } from '#domain/http/paging.ts'
import { takeCharacters } from '#domain/text/take-characters.ts'
import type { Database } from '#storage/database/database.ts'
import { listNewestFirst } from '#storage/database/newest-first.ts'
import { findRowCount } from '#storage/database/row-counts.ts'
import { blogColumns, htmlWithoutStart, readStart, summaryColumns } from './blog-columns.ts'

// Every post, whether visitors may see it or not: for admins, and for what the site does by itself.

/** Every post, newest first, as the manager shows them: always with the beginning of their text. */
export async function listAllBlogs(db: Database, slice: Slice): Promise<BlogEntry[]> {
  return (await listNewestFirst(selectEntries(db), slice, () => countAllBlogs(db))).map(toBlogEntry)
}

/** These posts as the manager shows them, in no order. */
export async function listBlogEntries(db: Database, ids: string[]): Promise<BlogEntry[]> {
  return ids.length === 0 ? [] : (await selectEntries(db).where('id', 'in', ids).execute()).map(toBlogEntry)
}

/** How many posts are stored. */
export function countAllBlogs(db: Database) {
  return findRowCount(db, '_blogs')
}

/** The post with an id, or undefined. */
export function findAnyBlog(db: Database, id: string): Promise<Blog | undefined> {
  return db.selectFrom('_blogs').select(blogColumns).where('id', '=', id).executeTakeFirst()
}

/** Which of these addresses posts have taken, other than the post `exceptId`. */
export async function listTakenBlogSlugs(db: Database, slugs: string[], exceptId = '') {
  const rows = await db.selectFrom('_blogs').select('urlSlug').where('urlSlug', 'in', slugs).where('id', '!=', exceptId).execute()
  return new Set(rows.map(({ urlSlug }) => urlSlug))
}

/** Up to `limit` posts by id from above `after`, with the keywords that they were given. */
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
    .select([...summaryColumns, 'author', 'updatedAt', 'textStart'])
    .select(htmlWithoutStart)
}

function toBlogEntry({
  textStart,
  html,
  ...row
}: Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>): BlogEntry {
  const start = readStart({ textStart, html })
  return { ...row, excerpt: toExcerpt(start), isCut: takeCharacters(start, excerptLength) !== start }
}
