import type { Recipe } from '#domain/recipes/recipe.ts'
import { listTrueDiets, toRecipeMarks } from '#domain/recipes/recipe-marks.ts'
import { splitNames } from '#domain/terms/term.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { toFoodKeys } from '#packages/ingredients/food-key.ts'

/** The values by which a recipe is filtered, sorted and compared; null is unknown. */
export type RecipeFacets = ReturnType<typeof toRecipeFacets>

/** Increase it whenever keys are derived differently, so that stored ones are recomputed. */
export const facetsFormat = 8

/**
 * The facet values of a recipe; kcal per serving, `publishedAt` '' for a built-in recipe. Includes the diets that its ingredients don't
 * contradict; `fits` is what it is known to suit, as in its labels.
 */
export function toRecipeFacets(recipe: Recipe) {
  const { id, title, type, category, cuisine, totalMinutes, nutritionalValues } = recipe
  return {
    id,
    titleKey: fold(title),
    type: type ?? null,
    category: category ?? null,
    cuisine: cuisine ?? null,
    minutes: totalMinutes ?? null,
    kcal: nutritionalValues.calories ?? null,
    courses: splitNames(recipe.courses),
    diets: listTrueDiets(recipe),
    fits: toRecipeMarks(recipe, 'us').fits,
    occasions: splitNames(recipe.occasions),
    foods: toFoodKeys(recipe.ingredients),
    publishedAt: recipe.publishedAt ?? recipe.createdAt ?? '',
  }
}
