/** A page of a searched list. */
export type Place = { q: string; page: number }
/** What is shown of a searched list. */
type Shown = Place & { path: string; entries: unknown[] }

/** The address of a list, at a page and a search; `more` says which part of it is shown, or which dialog lies over it. */
export function toListPath(path: string, { q, page = 1 }: Partial<Place>, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}), ...more }).toString()
  return params ? `${path}?${params}` : path
}

/** The address of a list after one of its entries is gone: the same page, or the one before when that was its last entry. */
export function toPathAfter({ path, q, page, entries }: Shown) {
  return toListPath(path, { q, page: entries.length === 1 ? Math.max(1, page - 1) : page })
}
