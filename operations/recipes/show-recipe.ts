import type { Display } from '#domain/ingredients/display.ts'
import { showRecipe as readAndShow } from '#domain/ingredients/show-lines.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { memoize } from '#operations/memoize.ts'

const show = memoize(([ingredients, steps, display]: [string[], string[], Display]) => readAndShow({ ingredients, steps }, display))

/** The lines of a recipe as a display shows them, for a page. */
export function showRecipe({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>, display: Display) {
  return show([ingredients, steps, display])
}
