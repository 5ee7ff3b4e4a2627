const amount = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+\s*[½⅓⅔¼¾⅛⅜⅝⅞]|[½⅓⅔¼¾⅛⅜⅝⅞]|\d+(?:[.,]\d+)?)`
const unit = `(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|lbs?|pounds?|oz|ounces?|fl oz|kg|g|ml|l|quarts?|pints?|sticks?|cloves?|slices?|cans?)`
const leadingAmount = new RegExp(
  String.raw`^(${amount}(?:\s*(?:-|–|to)\s*${amount})?(?:\s+${unit}(?=[\s.]))?)\.?\s+(?:\(([^)]{1,24})\)\s+)?(\S.*)$`,
  'iu',
)

/** An ingredient line in the two columns of a guest check: the US amount, its metric equivalent where the line gives one, and the rest. */
export type IngredientLine = { amount: string; equivalent: string; text: string }

/** Splits '1½ lb (680 g) ground chuck' for display. A line that doesn't begin with an amount stays whole, unchanged, in `text`. */
export function splitIngredient(line: string): IngredientLine {
  const [, amountPart = '', equivalent = '', text = line] = leadingAmount.exec(line) ?? []
  return { amount: amountPart, equivalent, text }
}

/** A step with the short heading that may stand before its first colon. */
export type StepLine = { heading: string; text: string }

/** Splits 'Mix the sauce: Stir …' for display. Only up to six words count as a heading; any other step stays whole in `text`. */
export function splitStep(step: string): StepLine {
  const [, heading = '', text = step] = /^(\p{Lu}[^:.!?]{2,48}):\s+(\S[\s\S]*)$/u.exec(step) ?? []
  return heading.split(/\s+/).length <= 6 ? { heading, text } : { heading: '', text: step }
}
