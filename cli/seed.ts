import { countAllBlogs } from '#core/blogs/all-blog-rows.ts'
import { seedContent } from '#core/content/seed-content.ts'
import type { OpenDatabase } from '#core/database/database.ts'

/** Adds the sample content, unless the database has posts. */
export async function seed({ db, migrate }: OpenDatabase) {
  await migrate()
  if ((await countAllBlogs(db)) > 0) return 'There are already posts, so nothing was added.'
  await seedContent(db)
  return 'Added the sample posts and comments.'
}
