import { listFoods } from '#domain/facets/facet-index.ts'
import { listCookable, listNearestFoods } from '#domain/facets/rank-cookable.ts'
import { sliceOf, toPage } from '#domain/http/paging.ts'
import { listBuiltInRecipes, listRecipesInOrder, toShown } from '#operations/recipes/browse-recipes.ts'
import type { Database } from '#storage/database/database.ts'
import { listCommonFoods } from './browse-facets.ts'
import { readFacetIndex } from './read-facet-index.ts'

/**
 * One page of the recipes that use the given foods (keys), those with the fewest missing foods first; the foods that no recipe has, with the nearest
 * ones that some have; and common foods to suggest. Undefined past the end.
 */
export async function cookWith(db: Database, have: readonly string[], { page, size }: { page: number; size: number }) {
  const isShown = toShown(await listBuiltInRecipes(db, {}))
  const facetIndex = await readFacetIndex(db)
  const { entries, total } = listCookable(facetIndex, have, isShown, sliceOf(page, size))
  const foods = listFoods(facetIndex, facetIndex.totals)
  const unknown = have
    .filter((food) => !foods.some(({ value }) => value === food))
    .map((food) => ({ food, nearest: listNearestFoods(foods, food) }))
  const common = listCommonFoods(foods, have)
  const found = toPage(entries, total, page, size)
  if (!found) return undefined
  const missing = new Map(entries.map((recipe) => [recipe.id, recipe.missing]))
  const ids = entries.map(({ id }) => id)
  const recipes = await listRecipesInOrder(db, ids)
  return { ...found, entries: recipes.map((recipe) => ({ recipe, missing: missing.get(recipe.id) ?? [] })), unknown, common }
}
