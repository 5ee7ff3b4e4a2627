import { fetchRecipe } from '#app/ui/fetch-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeKey } from './add-link.ts'
import { forEachLimit } from './for-each-limit.ts'

/** Maximum number of concurrent requests. */
const atATime = 4

/** The server's answers by recipe. */
export type FetchedRecipes = ReadonlyMap<RecipeKey, Recipe | 'gone' | 'unknown'>

/** Adds the answers for further recipes. Known ones are not requested again; 'unknown' ones are. */
export async function fetchRecipes(keys: readonly RecipeKey[], fetched: FetchedRecipes): Promise<FetchedRecipes> {
  const next = new Map(fetched)
  const open = keys.filter((key) => (next.get(key) ?? 'unknown') === 'unknown')
  await forEachLimit(open, atATime, async (key) => {
    next.set(key, await fetchRecipe(key))
  })
  return next
}
