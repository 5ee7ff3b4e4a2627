import type { RecipeType } from '#domain/recipes/recipe.ts'

/** A recipe with numbers for its values: NaN minutes or kcal are not known. `addedAt` in milliseconds, 0 of a built-in recipe. */
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
