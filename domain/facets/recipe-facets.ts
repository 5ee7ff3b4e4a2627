import { toFoodKeys } from '#domain/ingredients/food-key.ts'
import { hasNutrition, type Recipe, type RecipeType } from '#domain/recipes/recipe.ts'
import { fold } from '#domain/text/fold.ts'

/** The values by which a recipe is filtered, sorted and compared. `kcal` is per serving; `foods` are keys (`toFoodKeys`). */
export type RecipeFacets = {
  id: number
  titleKey: string
  type?: RecipeType
  category?: string
  cuisine?: string
  minutes?: number
  kcal?: number
  foods: readonly string[]
  /** ISO 8601; '' for a built-in recipe. */
  createdAt: string
}

/** Increase it whenever keys are derived differently, so that stored ones are recomputed. */
export const facetsFormat = 1

/** The facet values of a recipe. */
export function toRecipeFacets({ id, title, type, category, cuisine, totalMinutes, nutritionalValues, ...recipe }: Recipe): RecipeFacets {
  return {
    id,
    titleKey: fold(title),
    type,
    category,
    cuisine,
    minutes: totalMinutes,
    kcal: hasNutrition(nutritionalValues) ? nutritionalValues.calories : undefined,
    foods: toFoodKeys(recipe.ingredients),
    createdAt: recipe.createdAt ?? '',
  }
}
