import { notFound } from '#app/responses.ts'
import { pageSizes, sliceOf } from '#domain/paging.ts'
import { toListNodes } from '#domain/structured-data/list-nodes.ts'
import { browseRecipes } from '#operations/browse-recipes.ts'
import { toRecipeCards } from '#operations/recipe-cards.ts'
import type { Database } from '#storage/database.ts'
import type { RecipeFilter } from '#storage/recipes.ts'
import { topSellerCount } from './top-sellers.tsx'

/** One page of recipes as cards, and the row of top sellers that stands under every such list. Past the end it is answered with 404. */
export async function readRecipePage(db: Database, filter: RecipeFilter, page: number) {
  const [found, topSellers] = await Promise.all([
    browseRecipes(db, filter, { page, size: pageSizes.recipes }),
    browseRecipes(db, { type: 'top-seller' }, { page: 1, size: topSellerCount }),
  ])
  if (!found) throw notFound()
  const [cards, topSellerCards] = await Promise.all([toRecipeCards(db, found.entries), toRecipeCards(db, topSellers?.entries ?? [])])
  return { ...found, entries: cards, topSellers: { cards: topSellerCards, total: topSellers?.total ?? 0 } }
}

/** The list for search engines: the cards of one page, counted through all pages. */
export function toRecipeListData(siteUrl: string, { entries, page }: { entries: { slug: string }[]; page: number }) {
  const paths = entries.map(({ slug }) => `/recipes/${encodeURIComponent(slug)}`)
  return toListNodes(siteUrl, paths, sliceOf(page, pageSizes.recipes).offset)
}
