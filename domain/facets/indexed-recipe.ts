import type { RecipeType } from '#domain/recipes/recipe.ts'

/**
 * A recipe in the facet index, its values encoded as numbers. Unknown minutes or kcal are NaN; `addedAt` is in milliseconds, 0 for a
 * built-in recipe.
 */
export type IndexedRecipe = {
  id: number
  titleKey: string
  addedAt: number
  type: RecipeType | undefined
  category: number
  cuisine: number
  minutes: number
  kcal: number
  foods: readonly number[]
}
