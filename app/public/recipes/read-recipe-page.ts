import { notFound } from '#app/responses.ts'
import type { Database } from '#core/database/database.ts'
import { browseFittingRecipes, browseRecipes } from '#core/recipes/browse-recipes.ts'
import type { RecipeFilter } from '#core/recipes/public-recipe-rows.ts'
import { toRecipeCards } from '#core/recipes/recipe-cards.ts'
import { pageSizes, sliceOf } from '#domain/http/paging.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { toListNodes } from '#domain/structured-data/site-nodes.ts'
import { topSellerCount } from './top-sellers.tsx'

/** One page of recipes as cards, limited to those known to suit `fits`, and the row of top sellers below. Throws 404 past the last page. */
export async function readRecipePage(db: Database, filter: RecipeFilter, page: number, fits: readonly string[] = []) {
  const place = { page, size: pageSizes.recipes }
  const browse = () => (fits.length > 0 ? browseFittingRecipes(db, { ...filter, fits }, place) : browseRecipes(db, filter, place))
  const [found, topSellers] = await Promise.all([browse(), readTopSellers(db)])
  if (!found) throw notFound()
  return { ...found, entries: await toRecipeCards(db, found.entries), topSellers }
}

/** The top sellers shown below recipe lists. */
export async function readTopSellers(db: Database) {
  const topSellers = await browseRecipes(db, { type: 'top-seller' }, { page: 1, size: topSellerCount })
  return { cards: await toRecipeCards(db, topSellers?.entries ?? []), total: topSellers?.total ?? 0 }
}

/** ItemList structured data for one page of a list, with positions counted across pages. */
export function toRecipeListData(siteUrl: string, { entries, page }: { entries: { slug: string }[]; page: number }) {
  const paths = entries.map(({ slug }) => toRecipePath(slug))
  return toListNodes(siteUrl, paths, sliceOf(page, pageSizes.recipes).offset)
}
