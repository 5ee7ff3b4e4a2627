import { toFoodAmount } from '#app/public/recipes/food-amount.ts'
import { toWrittenFor } from '#app/public/recipes/portions.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { findHeading } from '#packages/ingredients/line-groups.ts'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import type { ShownStep, StepPart } from '#packages/ingredients/show-step.ts'

/** The announcement of a cook mode screen: progress and the step's text. */
export function toSpokenScreen(
  shown: Pick<ShownRecipe, 'steps' | 'ingredients'>,
  screen: number,
  recipe: Pick<Recipe, 'servings' | 'stepGroups' | 'stepExtras'>,
) {
  const { steps } = shown
  const step = steps[screen - 1]
  if (step) {
    const writtenFor = step.isUnscaled && toWrittenFor(recipe)
    const group = findHeading(recipe.stepGroups, screen - 1)
    const tip = recipe.stepExtras?.[screen - 1]?.tip
    return [`Step ${screen} of ${steps.length}`, group, step.heading, toStepText(shown, step), writtenFor, tip && `Tip: ${tip}`]
      .filter(Boolean)
      .join('. ')
  }
  return screen === 0 ? 'Lay it all out: the ingredients' : 'Enjoy. That was the last step'
}

/** Progress in short: 'Step 3 of 8'. */
export function toProgress(screen: number, stepCount: number) {
  if (screen === 0) return 'Before you start'
  return screen > stepCount ? 'Done' : `Step ${screen} of ${stepCount}`
}

/** The text read aloud for a screen: the announcement, and on the first one the ingredients. */
export function toReadAloud(shown: ShownRecipe, screen: number, recipe: Recipe) {
  const announced = toSpokenScreen(shown, screen, recipe)
  return screen === 0 ? `${announced}. ${shown.ingredientsText.replace(/:?\n+/g, '. ')}` : announced
}

function toStepText(shown: Pick<ShownRecipe, 'ingredients'>, step: ShownStep) {
  const toWords = (part: StepPart) => [part.text, toFoodAmount(shown, step, part)].filter(Boolean).join(', ')
  return step.parts.map(toWords).join('')
}
