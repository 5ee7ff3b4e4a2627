/** A page of a searched list. */
export type Place = { q: string; page: number }
/** What is shown of a searched list. */
type Shown = Place & { path: string; entries: unknown[] }
/** A sheet over a list: which one, and of what. */
type Sheet = { add?: string; copy?: string }

/** The address of a list, at a page and a search, and of the sheet over it. */
export function toListPath(path: string, { q, page }: Place, sheet: Sheet = {}) {
  const params = new URLSearchParams({ ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}), ...sheet }).toString()
  return params ? `${path}?${params}` : path
}

/** The address of a list after one of its entries is gone: the same page, or the one before when that was its last entry. */
export function toPathAfter({ path, q, page, entries }: Shown) {
  return toListPath(path, { q, page: entries.length === 1 ? Math.max(1, page - 1) : page })
}
