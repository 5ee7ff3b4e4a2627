const metric = /(?<!\p{L})\d+(?:[.,]\d+)?\s?(?:g|kg|ml|cl|l|litres?|grams?)(?!\p{L})/iu
const british =
  /\b(?:caster|icing) sugar|\b(?:plain|self-raising|strong white) flour|\bdouble cream|\bsingle cream|\bbicarbonate of soda|\bcourgettes?|\baubergines?|\bcornflour|\bgolden syrup|\brashers?\b|\bminced? (?:beef|lamb)|\bspring onions?/i
const american = /(?<!\p{L})(?:cups?|sticks?|quarts?|heavy cream|all-purpose|confectioners)(?!\p{L})/iu

/** Whether a recipe's pints are British ones, of 568 ml: it weighs in grams or names foods as the British do, and measures nothing in cups. */
export function usesImperialPints(ingredients: readonly string[]): boolean {
  const text = ingredients.join('\n')
  return /\b(?:pints?|pts?|fl\.? ?oz)\b/i.test(text) && (metric.test(text) || british.test(text)) && !american.test(text)
}
