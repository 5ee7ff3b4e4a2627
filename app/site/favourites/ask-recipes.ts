import { fetchRecipe } from '#app/ui/fetch-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeKey } from './add-link.ts'
import { inTurns } from './in-turns.ts'

/** Maximum number of concurrent requests. */
const atATime = 4

/** The server's answers by recipe. */
export type Answers = ReadonlyMap<RecipeKey, Recipe | 'gone' | 'unknown'>

/** Adds the answers for further recipes. Known ones are not requested again; 'unknown' ones are. */
export async function askRecipes(keys: readonly RecipeKey[], answers: Answers): Promise<Answers> {
  const next = new Map(answers)
  const open = keys.filter((key) => (next.get(key) ?? 'unknown') === 'unknown')
  await inTurns(open, atATime, async (key) => {
    next.set(key, await fetchRecipe(key))
  })
  return next
}
