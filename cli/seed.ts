import { seedContent } from '#operations/content/seed-content.ts'
import { countAllBlogs } from '#storage/blogs/all-blogs.ts'
import type { OpenDatabase } from '#storage/database/database.ts'

/** Adds the sample content, unless the database has posts. */
export async function seed({ db, migrate }: OpenDatabase) {
  await migrate()
  if ((await countAllBlogs(db)) > 0) return 'There are posts already, so nothing was added.'
  await seedContent(db)
  return 'Added the sample posts and comments.'
}
