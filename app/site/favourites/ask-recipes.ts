import { fetchRecipe } from '#app/ui/fetch-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeKey } from './add-link.ts'
import { inTurns } from './in-turns.ts'

/** How many recipes are asked for at a time. */
const atATime = 4

/** What the site said of the recipes that a link names. */
export type Answers = ReadonlyMap<RecipeKey, Recipe | 'gone' | 'unknown'>

/** The answers with those to further keys. What is known already is not asked again; 'unknown' is. */
export async function askRecipes(keys: readonly RecipeKey[], answers: Answers): Promise<Answers> {
  const next = new Map(answers)
  const open = keys.filter((key) => (next.get(key) ?? 'unknown') === 'unknown')
  await inTurns(open, atATime, async (key) => {
    next.set(key, await fetchRecipe(key))
  })
  return next
}
