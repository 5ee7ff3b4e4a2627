import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Display } from './display.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { showIngredient, toIngredientText } from './show-ingredient.ts'
import { showStep } from './show-step.ts'

/**
 * The displayed lines of a recipe. `ingredientsText` is the list as plain text, one per line; `hasFixedLines` means that some ingredients
 * don't scale.
 */
export type ShownRecipe = ReturnType<typeof showRecipe>

/** Displays the lines of a recipe. The server does so for each page; a browser loads this on the first change. */
export function showRecipe({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>, display: Display) {
  const shown = ingredients.map((line) => showIngredient(line, display))
  return {
    display,
    ingredients: shown,
    ingredientsText: shown.map((line) => `${toIngredientText(line)}${line.isUnscaled ? ' (not scaled)' : ''}`).join('\n'),
    hasFixedLines: ingredients.map(parseIngredient).some(({ isPinned, amounts }) => isPinned || amounts.length === 0),
    steps: steps.map((step) => showStep(step, display)),
  }
}
