import type { Database } from '#storage/database/database.ts'
import { findRowCount } from '#storage/database/row-counts.ts'

/**
 * The posts that visitors may see. This is the one place that says which: every query for visitors begins with it, and `countBlogs` counts the
 * same. At present every stored post is public.
 */
export function publicBlogs(db: Database) {
  return db.selectFrom('_blogs')
}

/** How many posts visitors may see. */
export function countBlogs(db: Database) {
  return findRowCount(db, '_blogs')
}
