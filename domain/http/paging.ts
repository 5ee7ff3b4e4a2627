/** Entries per page of each list. */
export const pageSizes = { blogs: 12, recipes: 24, search: 20, comments: 50, reviews: 20, pictures: 60, admin: 50 }

/** Maximum number of results when searching readers' entries: the newest ones. */
export const maxFound = 1000

/** One page of a list; `page` counts from 1. */
export type Page<Entry> = { entries: Entry[]; page: number; pageCount: number; total: number }

/** The part of a list that a query reads. */
export type Slice = { limit: number; offset: number }

/** The slice for page `page` (from 1) with `size` entries per page. */
export function sliceOf(page: number, size: number): Slice {
  return { limit: size, offset: (page - 1) * size }
}

/** A page with its total; undefined past the last page (page 1 of an empty list exists). */
export function toPage<Entry>(entries: Entry[], total: number, page: number, size: number): Page<Entry> | undefined {
  const pageCount = Math.max(1, Math.ceil(total / size))
  return page <= pageCount ? { entries, page, pageCount, total } : undefined
}
