/** How many entries a page of each list holds. */
export const pageSizes = { blogs: 12, recipes: 24, search: 20, comments: 50, reviews: 20, admin: 50 }

/** A search through what people wrote finds at most the newest so many: the last pages of more are no use to anybody. */
export const maxFound = 1000

/** One page of a longer list; `page` counts from 1. */
export type Page<Entry> = { entries: Entry[]; page: number; pageCount: number; total: number }

/** Which part of a list a query reads. */
export type Slice = { limit: number; offset: number }

/** The slice that page `page` (from 1) of `size` entries covers. */
export function sliceOf(page: number, size: number): Slice {
  return { limit: size, offset: (page - 1) * size }
}

/** The page as it is shown, or undefined when it lies past the end (page 1 of an empty list exists). */
export function toPage<Entry>(entries: Entry[], total: number, page: number, size: number): Page<Entry> | undefined {
  const pageCount = Math.max(1, Math.ceil(total / size))
  return page <= pageCount ? { entries, page, pageCount, total } : undefined
}
