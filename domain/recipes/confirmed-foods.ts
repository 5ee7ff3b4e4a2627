import { toFoodKeys } from '#packages/ingredients/food-key.ts'

/** The foods that a confirmation of allergens is for: amounts may change without a new one. */
export function toConfirmedFoods(ingredients: readonly string[]) {
  return toFoodKeys(ingredients).toSorted().join(', ')
}
