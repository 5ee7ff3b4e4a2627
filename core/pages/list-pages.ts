import { originalPages } from '#content/original-pages.ts'
import type { Database } from '#core/database/database.ts'
import type { Page } from '#domain/pages/page.ts'
import type { UnscheduledState } from '#domain/publication/publication.ts'
import { listAllPages } from './all-page-rows.ts'

/** A page in the list of the admin. `isBuiltIn`: it ships with the product; `origin` says whether the owner changed it. */
export type PageEntry = Pick<Page, 'id' | 'slug' | 'title' | 'state'> & {
  updatedAt: string | null
  origin: 'own' | 'original' | 'changed'
  isBuiltIn: boolean
}

/** The pages that ship with the product, then those of the owner's: those in a state, or without one, all that are not in the trash. */
export async function listPages(db: Database, state?: UnscheduledState): Promise<PageEntry[]> {
  const stored = await listAllPages(db, state)
  const shown = state && state !== 'published' ? [] : originalPages
  const originals = shown.map(({ slug, title }): PageEntry => {
    const changed = stored.find(({ id }) => id === slug)
    const isBuiltIn = true
    if (changed) return { ...changed, origin: 'changed', isBuiltIn }
    return { id: slug, slug, title, state: 'published', updatedAt: null, origin: 'original', isBuiltIn }
  })
  const own = stored.filter(({ id }) => originalPages.every(({ slug }) => slug !== id))
  return [...originals, ...own.map((page): PageEntry => ({ ...page, origin: 'own', isBuiltIn: false }))]
}
