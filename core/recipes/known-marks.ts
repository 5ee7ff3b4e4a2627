import { LRUCache } from 'lru-cache'
import type { Database } from '#core/database/database.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { toRegion } from '#domain/recipes/allergen-labels.ts'
import type { RecipeMarks } from '#domain/recipes/fit-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipeMarks } from '#domain/recipes/recipe-marks.ts'

/** Reading ingredients takes a millisecond for each recipe, and a list has many. */
const known = new LRUCache<string, RecipeMarks>({ max: 2000 })

/** Reads the marks of recipes by the region of the site. They are remembered for as long as what they are read from is the same. */
export async function openMarks(db: Database): Promise<(recipe: Recipe) => RecipeMarks> {
  const region = toRegion(await findSettings(db))
  return (recipe) => {
    const { title, ingredients, diets, allergens, allergensFor } = recipe
    const source = JSON.stringify([region, title, ingredients, diets, allergens, allergensFor])
    const marks = known.get(source) ?? toRecipeMarks(recipe, region)
    known.set(source, marks)
    return marks
  }
}
