import type { RecordOrder } from '#domain/publication/publication.ts'

export type Place = { q: string; page: number }
type Shown = Place & { path: string; entries: unknown[]; params?: Record<string, string> }

/** The address of a list with page and search query; `more` adds parameters such as a view or an open dialog. */
export function toListPath(path: string, { q, page = 1 }: Partial<Place>, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}), ...more }).toString()
  return params ? `${path}?${params}` : path
}

/**
 * The address of a list after one of its entries has been removed: the same page, or the previous one if that was the page's last entry.
 */
export function toPathAfter({ path, q, page, entries, params }: Shown) {
  return toListPath(path, { q, page: entries.length <= 1 ? Math.max(1, page - 1) : page }, params)
}

/** The query parameters of a view of posts or recipes. */
export function toViewParams({ state, sort = 'newest' }: RecordOrder): Record<string, string> {
  return { ...(state && { state }), ...(sort !== 'newest' && { sort }) }
}
