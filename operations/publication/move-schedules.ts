import { moveWithZone } from '#domain/publication/publication.ts'
import { updateBlogPublication } from '#storage/blogs/blogs.ts'
import type { Database } from '#storage/database/database.ts'
import { listScheduledBlogs } from '#storage/publication/publications.ts'
import { lockSearchIndex } from '#storage/search/search-index.ts'

/**
 * After a change of the site's time zone, in the transaction of the caller: what is scheduled for the beginning of its day is published when that day
 * begins in the new zone. What is scheduled for a time stays at the same moment.
 */
export async function moveSchedules(db: Database, zones: { from: string; to: string }) {
  if (zones.from === zones.to) return
  await lockSearchIndex(db)
  for (const { id, publishedAt, formattedDate } of await listScheduledBlogs(db)) {
    const moved = moveWithZone(publishedAt, formattedDate, zones)
    if (moved) await updateBlogPublication(db, id, { publishedAt: moved })
  }
}
