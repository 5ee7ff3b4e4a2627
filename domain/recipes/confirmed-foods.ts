import { toFoodKeys } from '#packages/ingredients/food-key.ts'

/** The foods that an allergen confirmation covers: their amounts may change without a new one. */
export function toConfirmedFoods(ingredients: readonly string[]) {
  return toFoodKeys(ingredients).toSorted().join(', ')
}
