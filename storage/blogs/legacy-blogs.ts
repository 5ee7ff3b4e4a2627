import type { Blog } from '#domain/blogs/blog.ts'
import { fold } from '#domain/text/fold.ts'
import type { Database } from '#storage/database/database.ts'

/** The newest legacy post (collection `antivirus_blogs`) with a title, in any case, or undefined. */
export function findLegacyBlog(db: Database, title: string): Promise<Blog | undefined> {
  return db
    .selectFrom('antivirus_blogs')
    .select(['id', 'title', 'content', 'author', 'imageBase64', 'imageLink', 'imageFetched', 'imageAlt', 'createdAt', 'formattedDate'])
    .select(['urlSlug', 'seoTitle', 'seoDescription', 'seoKeywords', 'category', 'excerpt', 'updatedAt'])
    .where('titleKey', '=', fold(title))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
}

/** Stores a legacy post as it is. */
export async function insertLegacyBlog(db: Database, blog: Blog) {
  await db
    .insertInto('antivirus_blogs')
    .values({ ...blog, titleKey: fold(blog.title) })
    .execute()
}
