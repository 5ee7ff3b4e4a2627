import { toPortions, toPortionsText } from '#app/site/recipes/portions.ts'
import { isMeal, type Meal, type MealPlan, type PlanEntry } from '#domain/plan/plan-entries.ts'
import { type Day, toWeekday } from '#domain/plan/week.ts'
import { isPlainDay } from '#domain/text/dates.ts'

type Place = { day: Day; meal: Meal }

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

/** 'Wednesday dinner' */
export function toPlaceName({ day, meal }: Place) {
  return `${toWeekday(day)} ${meal.toLowerCase()}`
}

/** The part of the address, without its '#', that shows when to begin cooking a meal. */
export function toCookHash({ day, meal }: Place) {
  return `cook=${day}-${meal}`
}

/** What such a part of an address, with its '#', asks for. */
export function readCookHash(hash: string): Place | undefined {
  const [, day = '', meal] = /^#cook=(\d{4}-\d\d-\d\d)-(\w+)$/.exec(hash) ?? []
  return isPlainDay(day) && isMeal(meal) ? { day, meal } : undefined
}
