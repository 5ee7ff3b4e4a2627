import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import type { ShownStep, StepPart } from '#packages/ingredients/show-step.ts'

/** How much of an ingredient a part of a step uses, if it uses all of it and doesn't say how much; else ''. */
export function toFoodAmount(
  { ingredients }: Pick<ShownRecipe, 'ingredients'>,
  { isUnscaled }: ShownStep,
  { lines = [], isWhole }: StepPart,
) {
  const line = isWhole && !isUnscaled ? ingredients[lines[0] ?? -1] : undefined
  return line && !line.isUnscaled ? [line.amount, line.package].filter(Boolean).join(' ') : ''
}
