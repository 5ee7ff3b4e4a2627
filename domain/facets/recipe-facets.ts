import { toFoodKeys } from '#domain/ingredients/food-key.ts'
import { hasNutrition, type Recipe } from '#domain/recipes/recipe.ts'
import { splitNames } from '#domain/terms/term.ts'
import { fold } from '#domain/text/fold.ts'

/** The values by which a recipe is filtered, sorted and compared; null is unknown. */
export type RecipeFacets = ReturnType<typeof toRecipeFacets>

/** Increase it whenever keys are derived differently, so that stored ones are recomputed. */
export const facetsFormat = 2

/** The facet values of a recipe; kcal per serving, `publishedAt` '' for a built-in recipe. */
export function toRecipeFacets({ id, title, type, category, cuisine, totalMinutes, nutritionalValues, ...recipe }: Recipe) {
  return {
    id,
    titleKey: fold(title),
    type: type ?? null,
    category: category ?? null,
    cuisine: cuisine ?? null,
    minutes: totalMinutes ?? null,
    kcal: hasNutrition(nutritionalValues) ? nutritionalValues.calories : null,
    courses: splitNames(recipe.courses),
    diets: splitNames(recipe.diets),
    occasions: splitNames(recipe.occasions),
    foods: toFoodKeys(recipe.ingredients),
    publishedAt: recipe.publishedAt ?? recipe.createdAt ?? '',
  }
}
