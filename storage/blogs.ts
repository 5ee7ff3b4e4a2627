import type { Blog, BlogSummary } from '#domain/blog.ts'
import { toExcerpt } from '#domain/excerpt.ts'
import { fold } from '#domain/fold.ts'
import type { Slice } from '#domain/paging.ts'
import { toSlug } from '#domain/slug.ts'
import { toPlainText } from './blog-html.ts'
import type { Database } from './database.ts'
import { matches } from './matches.ts'

const columns = [
  'id',
  'title',
  'content',
  'author',
  'imageBase64',
  'imageLink',
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

/** Posts newest first, as cards show them; `search` looks through title and text. */
export async function listBlogs(db: Database, { limit, offset }: Slice, search = ''): Promise<BlogSummary[]> {
  const rows = await db
    .selectFrom('_blogs')
    .select(['id', 'title', 'content', 'urlSlug', 'imageBase64', 'imageLink', 'imageAlt', 'createdAt', 'formattedDate', 'excerpt'])
    .$if(search !== '', (query) => query.where(({ ref }) => matches(ref('searchText'), search)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ content, excerpt, ...row }) => ({ ...row, excerpt: toExcerpt(excerpt || toPlainText(content)) }))
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

/** Every post's address and last change, newest first, for the sitemap. */
export function listBlogAddresses(db: Database, { limit, offset }: Slice) {
  return db
    .selectFrom('_blogs')
    .select(['urlSlug', 'createdAt', 'updatedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Stores a new post as it is; its content must be sanitised and its address free. */
export async function insertBlog(db: Database, blog: Blog) {
  const searchText = fold(`${blog.title} ${toPlainText(blog.content)}`)
  await db
    .insertInto('_blogs')
    .values({ ...blog, titleSlug: toSlug(blog.title), searchText })
    .execute()
}
