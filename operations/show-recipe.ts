import type { Display } from '#domain/reading/display.ts'
import { showRecipe as readAndShow } from '#domain/reading/show-recipe.ts'
import type { Recipe } from '#domain/recipe.ts'
import { remember } from './kept-answers.ts'

const show = remember(([ingredients, steps, display]: [string[], string[], Display]) => readAndShow({ ingredients, steps }, display))

/** The lines of a recipe as a display shows them, for a page. */
export function showRecipe({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>, display: Display) {
  return show([ingredients, steps, display])
}
