import type { Display } from './display.ts'

/** An ingredient line in the two columns of a guest check: the amount, its equivalent in other units where the line gives one, and the rest. */
export type ShownIngredient = { amount: string; equivalent: string; text: string }

const amount = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+\s*[½⅓⅔¼¾⅛⅜⅝⅞]|[½⅓⅔¼¾⅛⅜⅝⅞]|\d+(?:[.,]\d+)?)`
const unit = `(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|lbs?|pounds?|oz|ounces?|fl oz|kg|g|ml|l|quarts?|pints?|sticks?|cloves?|slices?|cans?)`
const leadingAmount = new RegExp(
  String.raw`^(${amount}(?:\s*(?:-|–|to)\s*${amount})?(?:\s+${unit}(?=[\s.]))?)\.?\s+(?:\(([^)]{1,24})\)\s+)?(\S.*)$`,
  'iu',
)

/** Shows an ingredient line for a number of servings in the wanted units. A line that can't be read stays whole, unchanged, in `text`. */
export function showIngredient(line: string, _display: Display): ShownIngredient {
  const [, amountPart = '', equivalent = '', text = line] = leadingAmount.exec(line) ?? []
  return { amount: amountPart, equivalent, text }
}

/** A shown ingredient as one line again, for copying and for plain text. */
export function toIngredientText({ amount, equivalent, text }: ShownIngredient): string {
  return [amount, equivalent && `(${equivalent})`, text].filter(Boolean).join(' ')
}
