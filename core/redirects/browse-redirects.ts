import type { Database } from '#core/database/database.ts'
import { readPage } from '#core/forms/read-page.ts'
import { countRedirects, listRedirects } from './redirect-rows.ts'

const pageSize = 50

/** One page of the redirects in order of their old address, those that have `search` in either address; undefined past the end. */
export function browseRedirects(db: Database, search: string, page: number) {
  return readPage(page, { size: pageSize, list: (slice) => listRedirects(db, search, slice), count: () => countRedirects(db, search) })
}
