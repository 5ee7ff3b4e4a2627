import { readPage } from '#operations/forms/read-page.ts'
import type { Database } from '#storage/database/database.ts'
import { countRedirects, listRedirects } from '#storage/redirects/redirects.ts'

const pageSize = 50

/** One page of the redirects in order of their old address, those that have `search` in either address; undefined past the end. */
export function browseRedirects(db: Database, search: string, page: number) {
  return readPage(page, { size: pageSize, list: (slice) => listRedirects(db, search, slice), count: () => countRedirects(db, search) })
}
