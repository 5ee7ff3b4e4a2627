import { memoize } from '#core/memoize.ts'
import type { Display } from '#packages/ingredients/display.ts'
import type { RecipeLines } from '#packages/ingredients/line-groups.ts'
import { showRecipe as readAndShow } from '#packages/ingredients/show-lines.ts'

const show = memoize(([lines, display]: [RecipeLines, Display]) => readAndShow(lines, display))

/** The lines of a recipe as a display shows them, for a page. */
export function showRecipe({ ingredients, ingredientGroups, steps, stepGroups }: RecipeLines, display: Display) {
  return show([{ ingredients, steps, ...(ingredientGroups && { ingredientGroups }), ...(stepGroups && { stepGroups }) }, display])
}
