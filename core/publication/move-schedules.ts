import { updateBlogPublication } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { moveWithZone } from '#domain/publication/publication.ts'
import { listScheduledBlogs } from './publication-rows.ts'

/**
 * After a change of the site's time zone, in the caller's transaction: posts scheduled for the start of a day move to its start in the new zone.
 * Those scheduled for a time of day aren't changed.
 */
export async function moveSchedules(db: Database, zones: { from: string; to: string }) {
  if (zones.from === zones.to) return
  await lockSearchIndex(db)
  for (const { id, publishedAt, formattedDate } of await listScheduledBlogs(db)) {
    const moved = moveWithZone(publishedAt, formattedDate, zones)
    if (moved) await updateBlogPublication(db, id, { publishedAt: moved })
  }
}
