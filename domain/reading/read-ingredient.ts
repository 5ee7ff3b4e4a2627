import { findFoodEnd, toFoodName } from './food-name.ts'
import { findLead, type Lead } from './ingredient-lead.ts'
import type { Quantity } from './quantity.ts'

/** What an ingredient line says. A line that can't be read has no amounts, and its whole text is searched for the food. */
export type IngredientReading = {
  line: string
  /** The leading amount first, then what is added to it ('plus 1 tbsp') and the same amount in other units; of '1 can (28 oz)' only the can. */
  amounts: Quantity[]
  /** The unit of the leading amount by its plain name: 'cup', 'gram', 'clove'. */
  unit?: string
  /** The plain name: 'all-purpose flour'. */
  food: string
  /** What stands behind the food, without the comma: 'finely chopped'. */
  note: string
  /** Whether the owner pinned the line with a leading `=`, so that it never changes. The mark is not shown. */
  isPinned: boolean
  /** Whether the line leaves the amount to the cook: 'salt, to taste'. */
  isToTaste: boolean
}

/** Reads one ingredient line. */
export function readIngredient(line: string): IngredientReading {
  const { isPinned, text } = toUnpinned(line)
  const lead = findLead(text)
  const rest = text.slice(lead?.foodStart ?? 0)
  const food = toFoodName(rest) || rest.trim() || text
  const unit = lead?.unit?.name
  return {
    line,
    amounts: lead ? toQuantities(lead) : [],
    ...(unit && { unit }),
    food,
    note: toNote(rest),
    isPinned,
    isToTaste: !lead && /\b(?:to taste|as needed|as required|for (?:serving|garnish|dusting|frying|greasing|sprinkling))\b/i.test(text),
  }
}

/** A line without the leading `=` by which the owner pins it. */
export function toUnpinned(line: string): { isPinned: boolean; text: string } {
  const isPinned = line.startsWith('=')
  return { isPinned, text: isPinned ? line.replace(/^=\s*/, '') : line }
}

function toQuantities({ terms, isPackage, isSingle, unit }: Lead): Quantity[] {
  if (isSingle) return [{ low: 1, high: 1, ...(unit && { unit }) }]
  const counted = terms.map(({ main }) => ({ ...main.quantity, ...(unit && !main.quantity.unit && { unit }) }))
  const others = terms.flatMap(({ slashed, bracketed }) => [...slashed, ...(isPackage ? [] : bracketed)])
  return [...counted, ...others.map(({ quantity }) => quantity)]
}

function toNote(rest: string): string {
  return rest
    .slice(findFoodEnd(rest))
    .replace(/^[\s,;–—:-]+/, '')
    .trim()
}
