import { toPortions, toPortionsText } from '#app/public/recipes/portions.ts'
import { type Heat, type Heating, toDial } from '#domain/plan/oven.ts'
import { isMeal, type Meal, type MealPlan, type PlanEntry } from '#domain/plan/plan-entries.ts'
import { type Day, toWeekday } from '#domain/plan/week.ts'
import { isPlainDay } from '#domain/text/dates.ts'
import type { Units } from '#packages/ingredients/display.ts'

type Place = { day: Day; meal: Meal }

/** An entry's recipe as planned; undefined for a text. */
export function findRecipe({ recipes }: Pick<MealPlan, 'recipes'>, { recipeId }: Pick<PlanEntry, 'recipeId'>) {
  return recipeId === undefined ? undefined : recipes.find(({ id }) => id === recipeId)
}

/** An entry's name. */
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

/** The hash, without its '#', that shows a meal's cooking timeline. */
export function toCookHash({ day, meal }: Place) {
  return `cook=${day}-${meal}`
}

/** What such a hash, with its '#', requests. */
export function readCookHash(hash: string): Place | undefined {
  const [, day = '', meal] = /^#cook=(\d{4}-\d\d-\d\d)-(\w+)$/.exec(hash) ?? []
  return isPlainDay(day) && isMeal(meal) ? { day, meal } : undefined
}

/** A time of day in the reader's language: '17:20', '5:20 PM'. */
export function toClockText({ day, time }: { day: Day; time: string }) {
  return new Date(`${day}T${time}`).toLocaleTimeString(navigator.language, { hour: 'numeric', minute: '2-digit' })
}

type Hot = { oven: Heat; scale?: 'F' | 'C' }

/** What a step needs of the oven: 'oven at 175°C'. Without a choice of units, in the recipe's scale. */
export function toOven({ oven, scale }: Hot, units: Units | undefined) {
  if (oven === 'unknown') return 'in the oven'
  return oven === 'broiler' ? 'under the broiler' : `oven at ${toDial(oven, toScale(scale, units))}`
}

/** How to heat the oven: 'Heat the oven to 425°F.', 'Turn the oven down to 175°C.' */
export function toHeating({ oven, scale, before }: Pick<Heating, 'oven' | 'scale' | 'before'>, units: Units | undefined) {
  if (oven === 'unknown') return 'Heat the oven as the recipe says.'
  if (oven === 'broiler') return 'Heat the broiler.'
  const to = toDial(oven, toScale(scale, units))
  if (typeof before !== 'number') return `Heat the oven to ${to}.`
  return `Turn the oven ${oven > before ? 'up' : 'down'} to ${to}.`
}

function toScale(written: 'F' | 'C' = 'F', units: Units = 'original') {
  return { original: written, us: 'F' as const, metric: 'C' as const }[units]
}
