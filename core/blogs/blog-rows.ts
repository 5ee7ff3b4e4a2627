import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listNewestFirst, orderByTime } from '#core/database/newest-first.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import type { HiddenPublication } from '#core/database/schema.ts'
import { indexDocuments } from '#core/search/search-index-rows.ts'
import { deleteSpamAbout } from '#core/spam/spam-rows.ts'
import { listShownIds } from '#core/terms/public-term-rows.ts'
import { deleteRecordTerms, linkTerms, toShownAt, updateShownAt } from '#core/terms/record-term-rows.ts'
import type { Blog, BlogSummary } from '#domain/blogs/blog.ts'
import { excerptLength, toExcerpt } from '#domain/blogs/excerpt.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Publication } from '#domain/publication/publication.ts'
import { toIndexedText } from '#domain/search/indexed-text.ts'
import { listTermsOfPost } from '#domain/terms/all-terms.ts'
import { toSlug } from '#domain/text/slug.ts'
import { takeCharacters } from '#domain/text/take-characters.ts'
import { blogColumns, htmlWithoutStart, readStart, summaryColumns } from './blog-columns.ts'
import { readSanitizedText, toPlainText } from './blog-html.ts'
import { countBlogs, publicBlogs } from './public-blog-rows.ts'

/** Posts newest first, as cards show them. */
export async function listBlogs(db: Database, slice: Slice): Promise<BlogSummary[]> {
  return (await listNewestFirst(selectSummaries(db), slice, () => countBlogs(db), 'publishedAt')).map(toSummary)
}

/** The posts with a tag or of an author, newest first, as cards show them. */
export async function listBlogsOfTerm(db: Database, termId: string, slice: Slice): Promise<BlogSummary[]> {
  const ids = await listShownIds(db, 'blog', termId, slice)
  if (ids.length === 0) return []
  const rows = await selectSummaries(db).where('id', 'in', ids).execute()
  return inOrder(ids, rows).map(toSummary)
}

/** The newest of these posts with their whole text, for feeds. */
export async function listNewestBlogsOfTerm(db: Database, termId: string, limit: number): Promise<Blog[]> {
  const ids = await listShownIds(db, 'blog', termId, { limit, offset: 0 })
  return ids.length === 0 ? [] : inOrder(ids, await publicBlogs(db).select(blogColumns).where('id', 'in', ids).execute())
}

export function findBlogBySlug(db: Database, urlSlug: string): Promise<Blog | undefined> {
  return publicBlogs(db).select(blogColumns).where('urlSlug', '=', urlSlug).executeTakeFirst()
}

/** The post with an id, as long as visitors may see it, or undefined. */
export function findBlog(db: Database, id: string): Promise<Blog | undefined> {
  return publicBlogs(db).select(blogColumns).where('id', '=', id).executeTakeFirst()
}

/** The slug of the newest post with this title slug, or undefined: old links were made from titles. */
export async function findBlogSlugByTitle(db: Database, titleSlug: string) {
  const row = await publicBlogs(db).select('urlSlug').where('titleSlug', '=', titleSlug).orderBy('publishedAt', 'desc').executeTakeFirst()
  return row?.urlSlug
}

/** The next older and the next newer post, if there are any. */
export async function findNeighbours(db: Database, { publishedAt, id }: Pick<Blog, 'publishedAt' | 'id'>) {
  const posts = publicBlogs(db).select(['title', 'urlSlug'])
  const older = posts.where(({ eb, refTuple, tuple }) => eb(refTuple('publishedAt', 'id'), '<', tuple(publishedAt, id)))
  const newer = posts.where(({ eb, refTuple, tuple }) => eb(refTuple('publishedAt', 'id'), '>', tuple(publishedAt, id)))
  const [previous, next] = await Promise.all([
    orderByTime(older, 'desc', 'publishedAt').limit(1).executeTakeFirst(),
    orderByTime(newer, 'asc', 'publishedAt').limit(1).executeTakeFirst(),
  ])
  return { previous, next }
}

/** Posts with their stored HTML, for the search index and its results, in no particular order. */
export async function listFoundBlogs(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return publicBlogs(db)
    .select([...summaryColumns, 'content'])
    .where('id', 'in', ids)
    .execute()
}

/** Titles and slugs of posts, in no particular order. */
export async function listBlogTitles(db: Database, ids: string[]) {
  return ids.length === 0 ? [] : publicBlogs(db).select(['id', 'urlSlug', 'title']).where('id', 'in', ids).execute()
}

/** Up to `limit` ids of posts after one, in order. */
export async function listBlogIdsAfter(db: Database, after: string, limit: number) {
  const rows = await publicBlogs(db).select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** The newest posts with their whole text, for feeds. */
export function listNewestBlogs(db: Database, limit: number): Promise<Blog[]> {
  return orderByTime(publicBlogs(db).select(blogColumns), 'desc', 'publishedAt').limit(limit).execute()
}

/** Stores a new post as it is; its content must be sanitised and its slug free. */
export function insertBlog(db: Database, blog: Blog) {
  return insertBlogs(db, [blog])
}

/** Stores all of these new posts or none; their content must be sanitised and their slugs free. */
export function insertBlogs(db: Database, blogs: Blog[]) {
  return inTransaction(db, async (transaction) => {
    const rows = blogs.map((blog) => ({ ...blog, ...derive(blog) }))
    for (const batch of toRowBatches(rows)) await transaction.insertInto('_blogs').values(batch).execute()
    await indexBlogs(transaction, blogs)
    await linkBlogTerms(transaction, blogs)
  })
}

/** Replaces a post; its content must be sanitised and its slug free. */
export function updateBlog(db: Database, blog: Blog) {
  const { id, ...fields } = blog
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('_blogs')
      .set({ ...fields, ...derive(blog) })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await indexBlogs(transaction, [blog])
    await linkBlogTerms(transaction, [blog])
  })
}

/** Changes the state of a post; returns whether there is one. */
export function updateBlogPublication(db: Database, id: string, changes: Partial<Publication & HiddenPublication>) {
  return inTransaction(db, async (transaction) => {
    const update = transaction.updateTable('_blogs').set(changes).where('id', '=', id)
    const blog = await update.returning(['id', 'title', 'content', 'state', 'publishedAt']).executeTakeFirst()
    if (!blog) return false
    await indexBlogs(transaction, [blog])
    await updateShownAt(transaction, 'blog', id, toShownAt(blog))
    return true
  })
}

/** Deletes these posts with their comments; returns how many there were. */
export function deleteBlogs(db: Database, ids: string[]) {
  return inTransaction(db, async (transaction) => {
    await deleteSpamAbout(transaction, ['comment'], ids)
    const { numDeletedRows } = await transaction.deleteFrom('_blogs').where('id', 'in', ids).executeTakeFirst()
    await deleteRecordTerms(transaction, 'blog', ids)
    const removed = ids.map((recordId) => ({ recordId }))
    await indexDocuments(transaction, 'blog', removed)
    return Number(numDeletedRows)
  })
}

/** Replaces the texts of a post's tags or authors, whose terms are the same or were changed already. */
export async function updateBlogNames(db: Database, id: string, names: Partial<Pick<Blog, 'tags' | 'author'>>) {
  await db.updateTable('_blogs').set(names).where('id', '=', id).execute()
}

/** A post as a document of the search index. */
export function toBlogDocument({ id, title, content }: Pick<Blog, 'id' | 'title' | 'content'>) {
  return { recordId: id, read: () => toIndexedText({ title, lines: [], body: readSanitizedText(content) }) }
}

/** The search finds what is published. */
async function indexBlogs(db: Database, blogs: Pick<Blog, 'id' | 'title' | 'content' | 'state'>[]) {
  const documents = blogs.map((blog) => (blog.state === 'published' ? toBlogDocument(blog) : { recordId: blog.id }))
  await indexDocuments(db, 'blog', documents)
}

function derive({ title, content }: Blog) {
  const text = toPlainText(content)
  return { titleSlug: toSlug(title), textStart: takeCharacters(text, excerptLength + 1) }
}

const labelColumns = ['id', 'tags', 'author', 'state', 'publishedAt', 'createdAt', 'updatedAt'] as const

type Labelled = Pick<Blog, (typeof labelColumns)[number]>

/** What tells the tags and authors of public posts. */
export async function listLabelledBlogs(db: Database, ids: string[]): Promise<Labelled[]> {
  return ids.length === 0 ? [] : publicBlogs(db).select(labelColumns).where('id', 'in', ids).execute()
}

/** Notes the tags and authors of new or changed posts. Call it after the search has them, whose lock lets one writer at a time make terms. */
export async function linkBlogTerms(db: Database, blogs: Labelled[]) {
  const records = blogs.map((blog) => ({ recordId: blog.id, shownAt: toShownAt(blog), names: listTermsOfPost(blog) }))
  const [newest] = blogs
  if (newest) await linkTerms(db, 'blog', records, newest.updatedAt ?? newest.createdAt)
}

function selectSummaries(db: Database) {
  return publicBlogs(db)
    .select([...summaryColumns, 'excerpt', 'textStart'])
    .select(htmlWithoutStart)
}

function toSummary<Row extends { excerpt: string | null } & Parameters<typeof readStart>[0]>({ textStart, html, excerpt, ...row }: Row) {
  return { ...row, excerpt: toExcerpt(excerpt || readStart({ textStart, html })) }
}

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
