import { toFoodKeys } from '#domain/ingredients/food-key.ts'
import { hasNutrition, type Recipe, type RecipeType } from '#domain/recipes/recipe.ts'
import { fold } from '#domain/text/fold.ts'

/** What a recipe is narrowed, sorted and compared by. `kcal` is per serving; `foods` are keys (`toFoodKeys`). */
export type RecipeFacets = {
  id: number
  titleKey: string
  type?: RecipeType
  category?: string
  cuisine?: string
  minutes?: number
  kcal?: number
  foods: readonly string[]
  /** ISO 8601; '' of a built-in recipe. */
  createdAt: string
}

/** Counts up whenever keys are made in another way, so that stored ones are made anew. */
export const facetsFormat = 1

/** A recipe as the facet index knows it. */
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
