import type { Database } from '#core/database/database.ts'
import type { LegacyBlog } from '#domain/blogs/blog.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { legacyColumns } from './blog-columns.ts'

/** The newest legacy post (collection `antivirus_blogs`) with a title, in any case, or undefined. */
export function findLegacyBlog(db: Database, title: string): Promise<LegacyBlog | undefined> {
  return db
    .selectFrom('antivirus_blogs')
    .select(legacyColumns)
    .where('titleKey', '=', fold(title))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
}

export async function insertLegacyBlog(db: Database, blog: LegacyBlog) {
  await db
    .insertInto('antivirus_blogs')
    .values({ ...blog, titleKey: fold(blog.title) })
    .execute()
}
