import { toFoodKeys } from './food-key.ts'
import { parseIngredient } from './ingredient-parser.ts'
import { findTimes } from './times.ts'

/** What scaling the amounts leaves to the cook. */
export type ScalingHint = { about: 'Eggs' | 'Pans' | 'Times'; text: string }

const pans =
  /\b(?:pans?|skillets?|saucepans?|pots?|wok|griddle|grill|dish(?:es)?|tins?|baking sheets?|sheet pans?|trays?|casserole|fryer|ovens?)\b/i

/**
 * Hints for a recipe whose amounts are multiplied by `factor`: about eggs if they are no longer whole, and about pans and times from double
 * up and from half down. A large egg without its shell is 50 g (USDA FoodData Central, 748967).
 */
export function findScalingHints({ ingredients, steps }: { ingredients: readonly string[]; steps: readonly string[] }, factor: number) {
  const isMuchMore = factor >= 2
  const hints: ScalingHint[] = ingredients.some((line) => splitsEgg(line, factor)) ? [eggs] : []
  if (!isMuchMore && factor > 0.5) return hints
  if (steps.some((step) => pans.test(step))) hints.push({ about: 'Pans', text: isMuchMore ? morePans : smallerPans })
  if (steps.some((step) => findTimes(step).length > 0)) hints.push({ about: 'Times', text: isMuchMore ? longer : shorter })
  return hints
}

const eggs: ScalingHint = {
  about: 'Eggs',
  text: 'For part of an egg, beat a whole one and measure: a large egg is 50 g, a little over 3 tablespoons.',
}
const morePans = 'Use a second pan or cook in batches. A crowded pan steams instead of browning, and a deeper dish takes longer to set.'
const smallerPans = 'Use a smaller pan so nothing dries out or burns at the edges.'
const longer = 'They stay as written. A fuller pan, pot or oven takes longer: go by color, feel and a thermometer.'
const shorter = 'They stay as written. Smaller amounts cook faster: check after two thirds of the time.'

/** Whether scaling leaves a line with a fraction of an egg, yolk or white. */
function splitsEgg(line: string, factor: number) {
  const { lead, isPinned } = parseIngredient(line)
  if (!lead || lead.unit || isPinned || !toFoodKeys([line]).some((key) => /^eggs?(?: (?:yolk|white)s?)?$/.test(key))) return false
  const { low, high } = lead.main.quantity
  return [low, high].every(Number.isInteger) && ![low * factor, high * factor].every(Number.isInteger)
}
