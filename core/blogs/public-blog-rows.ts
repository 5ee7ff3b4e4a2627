import type { Database } from '#core/database/database.ts'
import { findRowCount } from '#core/database/row-counts.ts'

/**
 * The posts that visitors may see. This is the only place that defines them: every query for visitors starts from it, and `countBlogs` must
 * count the same posts.
 */
export function publicBlogs(db: Database) {
  return db.selectFrom('_blogs').where('state', '=', 'published')
}

export function countBlogs(db: Database) {
  return findRowCount(db, '_blogs', 'published')
}
