import { LRUCache } from 'lru-cache'
import type { RecipeMarks } from '#domain/recipes/fit-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipeMarks } from '#domain/recipes/recipe-marks.ts'

/** Reading ingredients takes a millisecond for each recipe, and a list has many. */
const known = new LRUCache<string, RecipeMarks>({ max: 2000 })

/** The marks of a recipe, remembered for as long as what they are read from is the same. */
export function readMarks(recipe: Recipe): RecipeMarks {
  const { title, ingredients, diets, allergens, allergensFor } = recipe
  const source = JSON.stringify([title, ingredients, diets, allergens, allergensFor])
  const marks = known.get(source) ?? toRecipeMarks(recipe)
  known.set(source, marks)
  return marks
}
