import { memoize } from '#core/memoize.ts'
import type { Display } from '#packages/ingredients/display.ts'
import { showRecipe as readAndShow, type ShownLines } from '#packages/ingredients/show-lines.ts'

const show = memoize(([lines, display]: [ShownLines, Display]) => readAndShow(lines, display))

/** The lines of a recipe as a display shows them, for a page. */
export function showRecipe({ ingredients, ingredientGroups, steps, stepGroups, yieldText }: ShownLines, display: Display) {
  const lines = { ingredients, steps, ...(ingredientGroups && { ingredientGroups }), ...(stepGroups && { stepGroups }) }
  return show([{ ...lines, ...(yieldText && { yieldText }) }, display])
}
