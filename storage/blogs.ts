import type { ExpressionBuilder } from 'kysely'
import type { Blog, BlogEntry, BlogSummary } from '#domain/blog.ts'
import { excerptLength, toExcerpt } from '#domain/excerpt.ts'
import { fold } from '#domain/fold.ts'
import type { Slice } from '#domain/paging.ts'
import { toSlug } from '#domain/slug.ts'
import { toPlainText } from './blog-html.ts'
import type { Database } from './database.ts'
import { matches } from './matches.ts'
import type { Tables } from './schema.ts'

const columns = [
  'id',
  'title',
  'content',
  'author',
  'imageBase64',
  'imageLink',
  'imageFetched',
  'imageAlt',
  'createdAt',
  'formattedDate',
  'urlSlug',
  'seoTitle',
  'seoDescription',
  'seoKeywords',
  'category',
  'excerpt',
  'updatedAt',
] as const satisfies (keyof Blog)[]

const summaryColumns = [
  'id',
  'title',
  'urlSlug',
  'imageBase64',
  'imageLink',
  'imageFetched',
  'imageAlt',
  'createdAt',
  'formattedDate',
] as const satisfies (keyof Blog)[]

/** Posts newest first, as cards show them; `search` looks through title and text. */
export async function listBlogs(db: Database, { limit, offset }: Slice, search = ''): Promise<BlogSummary[]> {
  const rows = await db
    .selectFrom('_blogs')
    .select([...summaryColumns, 'excerpt', 'textStart'])
    .select(htmlWithoutStart)
    .$if(search !== '', (query) => query.where(({ ref }) => matches(ref('searchText'), search)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ textStart, html, excerpt, ...row }) => ({ ...row, excerpt: toExcerpt(excerpt || readStart({ textStart, html })) }))
}

/** Posts newest first, as the manager shows them: always with the beginning of their text. */
export async function listBlogsForAdmin(db: Database, { limit, offset }: Slice, search = ''): Promise<BlogEntry[]> {
  const rows = await db
    .selectFrom('_blogs')
    .select([...summaryColumns, 'author', 'updatedAt', 'textStart'])
    .select(htmlWithoutStart)
    .$if(search !== '', (query) => query.where(({ ref }) => matches(ref('searchText'), search)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ textStart, html, ...row }) => {
    const start = readStart({ textStart, html })
    return { ...row, excerpt: toExcerpt(start), isCut: [...start].length > excerptLength }
  })
}

/** How many posts there are, or how many a search finds. */
export async function countBlogs(db: Database, search = '') {
  const { total } = await db
    .selectFrom('_blogs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(search !== '', (query) => query.where(({ ref }) => matches(ref('searchText'), search)))
    .executeTakeFirstOrThrow()
  return total
}

/** The post at an address, or undefined. */
export function findBlogBySlug(db: Database, urlSlug: string): Promise<Blog | undefined> {
  return db.selectFrom('_blogs').select(columns).where('urlSlug', '=', urlSlug).executeTakeFirst()
}

/** The post with an id, or undefined. */
export function findBlog(db: Database, id: string): Promise<Blog | undefined> {
  return db.selectFrom('_blogs').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Which of these addresses posts have taken, other than the post `exceptId`. */
export async function listTakenBlogSlugs(db: Database, slugs: string[], exceptId = '') {
  const rows = await db.selectFrom('_blogs').select('urlSlug').where('urlSlug', 'in', slugs).where('id', '!=', exceptId).execute()
  return new Set(rows.map(({ urlSlug }) => urlSlug))
}

/** The address of the newest post whose title gives this slug, or undefined: old links were made from titles. */
export async function findBlogSlugByTitle(db: Database, titleSlug: string) {
  const row = await db
    .selectFrom('_blogs')
    .select('urlSlug')
    .where('titleSlug', '=', titleSlug)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return row?.urlSlug
}

/** The posts next to one in the order of the list: the next older and the next newer, where there are any. */
export async function findNeighbours(db: Database, { createdAt, id }: Pick<Blog, 'createdAt' | 'id'>) {
  const posts = db.selectFrom('_blogs').select(['title', 'urlSlug'])
  const [previous, next] = await Promise.all([
    posts
      .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    posts
      .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '>', tuple(createdAt, id)))
      .orderBy('createdAt', 'asc')
      .orderBy('id', 'asc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { previous, next }
}

/** The newest posts with their whole text, for feeds. */
export function listNewestBlogs(db: Database, limit: number): Promise<Blog[]> {
  return db.selectFrom('_blogs').select(columns).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Stores a new post as it is; its content must be sanitised and its address free. */
export async function insertBlog(db: Database, blog: Blog) {
  await db
    .insertInto('_blogs')
    .values({ ...blog, ...derive(blog) })
    .execute()
}

/** Replaces a post; its content must be sanitised and its address free. */
export async function updateBlog(db: Database, blog: Blog) {
  const { id, ...fields } = blog
  await db
    .updateTable('_blogs')
    .set({ ...fields, ...derive(blog) })
    .where('id', '=', id)
    .execute()
}

/** Deletes a post; false when there was none with that id. */
export async function deleteBlog(db: Database, id: string) {
  const { numDeletedRows } = await db.deleteFrom('_blogs').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

function derive({ title, content }: Blog) {
  const text = toPlainText(content)
  return { titleSlug: toSlug(title), searchText: fold(`${title} ${text}`), textStart: [...text].slice(0, excerptLength + 1).join('') }
}

/** The whole HTML of a post that was stored before beginnings were kept, else null. */
function htmlWithoutStart(row: ExpressionBuilder<Tables, '_blogs'>) {
  return row.case().when('textStart', 'is', null).then(row.ref('content')).end().as('html')
}

function readStart({ textStart, html }: { textStart: string | null; html: string | null }) {
  return textStart ?? toPlainText(html ?? '')
}
