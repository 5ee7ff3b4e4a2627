import { listPhotosOfSpam } from '#core/comments/review-photo-rows.ts'
import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { pageSizes } from '#domain/http/paging.ts'
import type { SpamEntry, SpamList } from '#domain/spam/spam-entry.ts'
import { countSpam, listSpam } from './spam-rows.ts'

/** One page of a list's spam, most recently marked first; undefined past the end. */
export async function browseSpam(db: Database, list: SpamList, page: number) {
  const found = await readPage(page, {
    size: pageSizes.admin,
    list: (slice) => listSpam(db, list, slice),
    count: () => countSpam(db, list),
  })
  if (!found) return undefined
  const photos = await listPhotosOfSpam(
    db,
    found.entries.map(({ id }) => id),
  )
  const entries = found.entries.map(({ reasons, ...entry }): SpamEntry => {
    const own = photos.get(entry.id)
    return { ...entry, reasons: JSON.parse(reasons), ...(own && { photos: own }) }
  })
  return { ...found, entries }
}
