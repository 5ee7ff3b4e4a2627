import { firstCreatedRecipeId, type RecipeType } from '#domain/recipes/recipe.ts'
import { compareText } from './value-table.ts'

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

/** Newest first, quickest first, fewest kcal first, by title. */
export const recipeOrders = ['newest', 'quickest', 'kcal', 'title'] as const

export type RecipeOrder = (typeof recipeOrders)[number]

type Comparison = (one: IndexedRecipe, other: IndexedRecipe) => number

/** The owner's recipes, newest first, then the built-in ones by id. A total order, like all others. */
const byNewest: Comparison = (one, other) =>
  other.addedAt - one.addedAt || (isBuiltIn(one) && isBuiltIn(other) ? one.id - other.id : other.id - one.id)

/** The comparison function of each order; unknown values sort last. */
export const recipeComparisons: Record<RecipeOrder, Comparison> = {
  newest: byNewest,
  quickest: (one, other) => compareFigures(one.minutes, other.minutes) || byNewest(one, other),
  kcal: (one, other) => compareFigures(one.kcal, other.kcal) || byNewest(one, other),
  title: (one, other) => compareText(one.titleKey, other.titleKey) || one.id - other.id,
}

function isBuiltIn({ id }: IndexedRecipe) {
  return id < firstCreatedRecipeId
}

function compareFigures(one: number, other: number) {
  if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
  return one - other
}
