import type { Display } from './display.ts'

const metric = /(?<!\p{L})\d+(?:[.,]\d+)?\s?(?:g|kg|ml|cl|l|litres?|grams?)(?!\p{L})/iu
const british =
  /\b(?:caster|icing) sugar|\b(?:plain|self-raising|strong white) flour|\bdouble cream|\bsingle cream|\bbicarbonate of soda|\bcourgettes?|\baubergines?|\bcornflour|\bgolden syrup|\brashers?\b|\bminced? (?:beef|lamb)|\bspring onions?/i
const american =
  /(?<!\p{L})(?:cups?|(?<!(?:celery|cinnamon|lemongrass|rhubarb)\s)sticks?(?!\s+(?:of\s+)?(?:celery|cinnamon|lemongrass|rhubarb))|quarts?|heavy cream|all-purpose|confectioners)(?!\p{L})/iu

/** '200g flour', where the weight doesn't repeat another amount. */
const beginsMetric = /^[\s▢☐•*–-]*\d+(?:[.,]\d+)?\s?(?:g|kg|ml|cl|l|litres?|grams?)(?!\p{L})/imu

const pints = /\b(?:pints?|pts?|fl\.? ?oz)\b/i

/** How a recipe is displayed, depending on its origin. */
export function toRegional(display: Display, ingredients: readonly string[], steps?: readonly string[]): Display {
  return {
    ...display,
    ...(usesImperialPints(ingredients, steps) && { pints: 'imperial' }),
    ...(usesNoCups(ingredients) && { hasNoCups: true }),
  }
}

/** Whether a recipe weighs in grams, or uses British names of foods, and measures nothing in cups. */
function usesNoCups(ingredients: readonly string[]) {
  const text = ingredients.join('\n')
  return (beginsMetric.test(text) || british.test(text)) && !american.test(text)
}

/**
 * Whether a recipe's pints are British ones of 568 ml: its lines weigh in grams or use British names of foods, and measure nothing in cups.
 */
function usesImperialPints(ingredients: readonly string[], steps: readonly string[] = []): boolean {
  const text = ingredients.join('\n')
  return [text, ...steps].some((part) => pints.test(part)) && (metric.test(text) || british.test(text)) && !american.test(text)
}
