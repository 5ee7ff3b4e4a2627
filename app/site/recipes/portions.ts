import { isServings, servingsLimits, toFactor } from '#domain/ingredients/to-factor.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

/** How much of a recipe is shown, counted in servings, or in batches where the recipe doesn't say how many it serves. */
export type Portions = { name: 'servings' | 'batches'; written: number; shown: number }

/** What an address asks for. A recipe that serves nobody knows how many knows `batches` only, every other one `servings` only. */
export type AskedPortions = { servings?: number | undefined; batches?: number | undefined }

/** What is shown of a recipe where so much is asked for. */
export function toPortions({ servings }: Pick<Recipe, 'servings'>, asked: AskedPortions): Portions {
  return servings
    ? { name: 'servings', written: servings, shown: asked.servings ?? servings }
    : { name: 'batches', written: 1, shown: asked.batches ?? 1 }
}

/** What every amount is multiplied with. */
export function toPortionsFactor({ written, shown }: Portions) {
  return toFactor(written, shown)
}

/** The name for so many: '1 serving', '½ batch', '8 servings'. */
export function toPortionsText(name: Portions['name'], count: number) {
  return `${toCount(count)} ${toPortionsName(name, count)}`
}

/** The word behind a number: 'serving' or 'servings'. */
export function toPortionsName(name: Portions['name'], count: number) {
  const one = name === 'servings' ? 'serving' : 'batch'
  return count > 1 ? name : one
}

/** The next whole number up; undefined at the end. */
export function toMore({ shown }: Portions) {
  const more = Math.floor(shown) + 1
  return more <= servingsLimits.most ? more : undefined
}

/** The next whole number down, and a half below one; undefined at the end. */
export function toFewer({ shown }: Portions) {
  const fewer = shown > 1 ? Math.ceil(shown) - 1 : servingsLimits.least
  return fewer < shown ? fewer : undefined
}

/** A number of portions as somebody typed it; undefined where it is none. */
export function readPortions(typed: string) {
  const count = Number(typed)
  return isServings(count) ? count : undefined
}

/** Whether something was typed that is no number of portions. */
export function isRefused(typed = '') {
  return typed !== '' && readPortions(typed) === undefined
}

/** Which numbers of portions there are, for somebody who typed another. */
export const portionsRule = `Whole and half numbers from ${toCount(servingsLimits.least)} to ${servingsLimits.most}.`

function toCount(count: number) {
  const whole = Math.floor(count)
  return count === whole ? String(count) : `${whole || ''}½`
}
