import type { Recipe } from '#domain/recipes/recipe.ts'
import { type RecipeMarks, toRecipeMarks } from '#domain/recipes/recipe-marks.ts'

/** How many recipes' marks are remembered: reading ingredients takes a millisecond for each, and a list has many. */
const most = 2000

const known = new Map<string, RecipeMarks>()

/** The marks of a recipe, remembered for as long as what they are read from is the same. */
export function readMarks(recipe: Recipe): RecipeMarks {
  const { title, ingredients, diets, allergens, allergensFor } = recipe
  const source = JSON.stringify([title, ingredients, diets, allergens, allergensFor])
  const marks = known.get(source) ?? toRecipeMarks(recipe)
  // Put again, it is the newest; the oldest comes first.
  known.delete(source)
  known.set(source, marks)
  for (const oldest of known.keys()) {
    if (known.size <= most) break
    known.delete(oldest)
  }
  return marks
}
