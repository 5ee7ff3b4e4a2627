import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Display } from './display.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { type ShownIngredient, showIngredient, toIngredientText } from './show-ingredient.ts'
import { type StepPart, showStep } from './show-step.ts'
import { splitStep } from './split-step.ts'

/** A step in parts, after its heading if it has one. Times include the name of a timer. */
export type ShownStep = { heading: string; parts: StepPart[] }

/**
 * The displayed lines of a recipe. `ingredientsText` is the list as plain text, one per line; `hasFixedLines` means that some ingredients
 * don't scale.
 */
export type ShownRecipe = {
  display: Display
  ingredients: ShownIngredient[]
  ingredientsText: string
  hasFixedLines: boolean
  steps: ShownStep[]
}

/** Displays the lines of a recipe. The server does so for each page; a browser loads this on the first change. */
export function showRecipe({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>, display: Display): ShownRecipe {
  const shown = ingredients.map((line) => showIngredient(line, display))
  return {
    display,
    ingredients: shown,
    ingredientsText: shown.map(toIngredientText).join('\n'),
    hasFixedLines: ingredients.some(isFixed),
    steps: steps.map((step) => toShownStep(step, display)),
  }
}

function isFixed(line: string) {
  const { amounts, isPinned } = parseIngredient(line)
  return isPinned || amounts.length === 0
}

function toShownStep(step: string, display: Display): ShownStep {
  const { heading, text } = splitStep(step)
  const parts = showStep(text, display).map((part) => (part.kind === 'time' ? { ...part, name: heading || part.name } : part))
  return { heading: heading && joinParts(showStep(heading, display)), parts }
}

function joinParts(parts: StepPart[]) {
  return parts.map(({ text }) => text).join('')
}
