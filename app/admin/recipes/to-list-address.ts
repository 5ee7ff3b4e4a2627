type Parameters = { q: string; page: number; add?: string; copy?: string }

/** The address of the list of recipes, at a page and a search, and of the sheet over it. */
export function toListAddress({ q, page, ...sheet }: Parameters) {
  const parameters = new URLSearchParams({ ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}), ...sheet }).toString()
  return `/admin/manage-recipe${parameters ? `?${parameters}` : ''}`
}
