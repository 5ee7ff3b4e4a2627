import type { Recipe } from '#domain/recipes/recipe.ts'
import { isServings, servingsLimits, toFactor } from '#packages/ingredients/display.ts'

/** How much of a recipe is shown: servings, or batches if the recipe has no number of servings. */
export type Portions = { name: 'servings' | 'batches'; written: number; shown: number }

/** The query parameters. `servings` applies to recipes with a number of servings, `batches` to all others. */
export type PortionsQuery = { servings?: number | undefined; batches?: number | undefined }

/** The portions of a recipe for the requested parameters. */
export function toPortions({ servings }: Pick<Recipe, 'servings'>, query: PortionsQuery): Portions {
  return servings
    ? { name: 'servings', written: servings, shown: query.servings ?? servings }
    : { name: 'batches', written: 1, shown: query.batches ?? 1 }
}

/** The factor for every amount. */
export function toPortionsFactor({ written, shown }: Portions) {
  return toFactor(written, shown)
}

/** For example '1 serving', '½ batch', '8 servings'. */
export function toPortionsText(name: Portions['name'], count: number) {
  return `${toCount(count)} ${toPortionsName(name, count)}`
}

/** 'Written for 4 servings'. */
export function toWrittenFor(recipe: Pick<Recipe, 'servings'>) {
  const { name, written } = toPortions(recipe, {})
  return `Written for ${toPortionsText(name, written)}`
}

/** Singular or plural: 'serving' or 'servings'. */
export function toPortionsName(name: Portions['name'], count: number) {
  const one = name === 'servings' ? 'serving' : 'batch'
  return count > 1 ? name : one
}

/** The next whole number up; undefined at the maximum. */
export function toMore({ shown }: Portions) {
  const more = Math.floor(shown) + 1
  return more <= servingsLimits.max ? more : undefined
}

/** The next whole number down, or a half below one; undefined at the minimum. */
export function toFewer({ shown }: Portions) {
  const fewer = shown > 1 ? Math.ceil(shown) - 1 : servingsLimits.min
  return fewer < shown ? fewer : undefined
}

/** Parses typed input; undefined if it is not a valid number of portions. */
export function readPortions(typed: string) {
  const count = Number(typed)
  return isServings(count) ? count : undefined
}

/** Whether something was typed that is not a valid number of portions. */
export function isRefused(typed = '') {
  return typed !== '' && readPortions(typed) === undefined
}

/** The hint for invalid input. */
export const portionsRule = `Enter ${toCount(servingsLimits.min)} to ${servingsLimits.max}, in halves.`

function toCount(count: number) {
  const whole = Math.floor(count)
  return count === whole ? String(count) : `${whole || ''}½`
}
