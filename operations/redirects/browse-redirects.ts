import { readPage } from '#operations/forms/read-page.ts'
import type { Database } from '#storage/database/database.ts'
import { countRedirects, listRedirects } from '#storage/redirects/redirects.ts'

const pageSize = 50

/** One page of the redirects in order of their old address; undefined past the end. */
export function browseRedirects(db: Database, page: number) {
  return readPage(page, { size: pageSize, list: (slice) => listRedirects(db, slice), count: () => countRedirects(db) })
}
