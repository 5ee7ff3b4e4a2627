import { originalPages } from '#content/original-pages.ts'
import type { Database } from '#core/database/database.ts'
import type { Page } from '#domain/pages/page.ts'
import { listAllPages } from './all-page-rows.ts'

/** A page in the list of the admin: `origin` says whether it ships with the product, and whether the owner changed it. */
export type PageEntry = Pick<Page, 'id' | 'slug' | 'title' | 'state'> & { updatedAt: string | null; origin: 'own' | 'original' | 'changed' }

/** The pages that ship with the product, then those of the owner's. */
export async function listPages(db: Database): Promise<PageEntry[]> {
  const stored = await listAllPages(db)
  const originals = originalPages.map(({ slug, title }): PageEntry => {
    const changed = stored.find(({ id }) => id === slug)
    return changed ? { ...changed, origin: 'changed' } : { id: slug, slug, title, state: 'published', updatedAt: null, origin: 'original' }
  })
  const own = stored.filter(({ id }) => originalPages.every(({ slug }) => slug !== id))
  return [...originals, ...own.map((page): PageEntry => ({ ...page, origin: 'own' }))]
}
