import { firstCreatedRecipeId } from '#domain/recipes/recipe.ts'
import type { IndexedRecipe } from './indexed-recipe.ts'
import { compareText } from './value-table.ts'

/** The orders of the facet index: the newest first, the quickest, the one with the fewest kcal, by title. */
export const recipeOrders = ['newest', 'quickest', 'kcal', 'title'] as const

/** One of the orders of the facet index. */
export type RecipeOrder = (typeof recipeOrders)[number]

type Comparison = (one: IndexedRecipe, other: IndexedRecipe) => number

/** The owner's newest first, then the built-in ones by number. No two recipes are level in any order. */
const byNewest: Comparison = (one, other) =>
  other.addedAt - one.addedAt || (isBuiltIn(one) && isBuiltIn(other) ? one.id - other.id : other.id - one.id)

/** Which of two recipes comes first in each order; what is not known comes last. */
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
