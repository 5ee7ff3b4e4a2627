import { toPortions, toPortionsText } from '#app/site/recipes/portions.ts'
import type { MealPlan, PlanEntry } from '#domain/plan/plan-entries.ts'

/** An entry's recipe as it was planned; undefined for a text. */
export function findRecipe({ recipes }: Pick<MealPlan, 'recipes'>, { recipeId }: Pick<PlanEntry, 'recipeId'>) {
  return recipeId === undefined ? undefined : recipes.find(({ id }) => id === recipeId)
}

/** What an entry is called. */
export function toEntryName(plan: Pick<MealPlan, 'recipes'>, entry: PlanEntry) {
  return entry.text ?? findRecipe(plan, entry)?.title ?? ''
}

/** '4 servings'; '' for a text. */
export function toEntryPortions(plan: Pick<MealPlan, 'recipes'>, entry: PlanEntry) {
  const recipe = findRecipe(plan, entry)
  return recipe ? toPortionsText(toPortions(recipe, {}).name, entry.shown) : ''
}
