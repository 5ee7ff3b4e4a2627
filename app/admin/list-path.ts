/** One page of a searched list; `page` and `entries` are what is shown of it. */
type Shown = { path: string; q: string; page: number; entries: unknown[] }

/** The address of a list after one of its entries is gone: the same page, or the one before when that was its last entry. */
export function toListPath({ path, q, page, entries }: Shown) {
  const target = entries.length === 1 ? Math.max(1, page - 1) : page
  const params = new URLSearchParams({ ...(q ? { q } : {}), ...(target > 1 ? { page: String(target) } : {}) }).toString()
  return params ? `${path}?${params}` : path
}
