const metric = /(?<!\p{L})\d+(?:[.,]\d+)?\s?(?:g|kg|ml|cl|l|litres?|grams?)(?!\p{L})/iu
const british =
  /\b(?:caster|icing) sugar|\b(?:plain|self-raising|strong white) flour|\bdouble cream|\bsingle cream|\bbicarbonate of soda|\bcourgettes?|\baubergines?|\bcornflour|\bgolden syrup|\brashers?\b|\bminced? (?:beef|lamb)|\bspring onions?/i
const american = /(?<!\p{L})(?:cups?|sticks?|quarts?|heavy cream|all-purpose|confectioners)(?!\p{L})/iu

const pints = /\b(?:pints?|pts?|fl\.? ?oz)\b/i

/** Whether a recipe's pints are British ones, of 568 ml: its lines weigh in grams or name foods as the British do, and measure nothing in cups. */
export function usesImperialPints(ingredients: readonly string[], steps: readonly string[] = []): boolean {
  const text = ingredients.join('\n')
  return [text, ...steps].some((part) => pints.test(part)) && (metric.test(text) || british.test(text)) && !american.test(text)
}
