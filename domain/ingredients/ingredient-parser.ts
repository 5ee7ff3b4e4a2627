import { findFood, toFoodName } from './food-name.ts'
import { findLead, findTrailing, fruitPart, type Lead } from './ingredient-lead.ts'
import type { MeasureGroup } from './measures.ts'
import type { Quantity } from './quantity.ts'

/** A parsed ingredient line. A line without a recognised amount has no `amounts`, and its whole text is searched for the food. */
export type ParsedIngredient = {
  line: string
  /**
   * The leading amount, followed by what is added to it ('plus 1 tbsp') and the same amount in other units; for '1 can (28 oz)' only the
   * can.
   */
  amounts: Quantity[]
  /** Canonical name of the leading amount's unit: 'cup', 'gram', 'clove'. */
  unit?: string
  /** Plain name: 'all-purpose flour'. */
  food: string
  /** The text after the food, without the comma: 'finely chopped'. */
  note: string
  /** Whether the owner pinned the line with a leading `=`, so that it never scales. The `=` is not displayed. */
  isPinned: boolean
  /** Whether the amount is left to the cook: 'salt, to taste'. */
  isToTaste: boolean
}

export function parseIngredient(line: string): ParsedIngredient {
  const { isPinned, text } = toUnpinned(line)
  const lead = findLead(text)
  const trailing = lead ? undefined : findTrailing(text)
  const rest = text.slice(lead?.foodStart ?? 0)
  const unit = (lead ? lead.unit : trailing?.main.quantity.unit)?.name
  return {
    line,
    amounts: lead ? toQuantities(lead) : toGroupQuantities(trailing),
    ...(unit && { unit }),
    food: toFruitFood(text, trailing) ?? toFood(rest, lead) ?? text,
    note: toNote(rest),
    isPinned,
    isToTaste:
      !lead && !trailing && /\b(?:to taste|as needed|as required|for (?:serving|garnish|dusting|frying|greasing|sprinkling))\b/i.test(text),
  }
}

/** 'Juice of 1 lemon' is lemon juice. */
function toFruitFood(text: string, trailing: MeasureGroup | undefined): string | undefined {
  const part = trailing && fruitPart.exec(text)?.groups?.part
  return part && `${toFoodName(text.slice(trailing.end))} ${part.toLowerCase()}`
}

/** If nothing else names the food, the parentheses ('1 packet (2¼ tsp yeast)') or the unit do ('3 cloves'). */
function toFood(rest: string, lead: Lead | undefined): string | undefined {
  const bracketed = /^\s*\(([^()]+)\)/.exec(rest)?.[1]
  const name = toFoodName(rest) || (bracketed && toFoodName(bracketed.slice(findLead(bracketed)?.foodStart ?? 0)))
  return name || rest.trim() || lead?.terms[0]?.main.spelling || undefined
}

/** Removes the leading `=` of a pinned line. */
export function toUnpinned(line: string): { isPinned: boolean; text: string } {
  const isPinned = line.startsWith('=')
  return { isPinned, text: isPinned ? line.replace(/^=\s*/, '') : line }
}

function toQuantities({ terms, isPackage, isSingle, unit }: Lead): Quantity[] {
  if (isSingle) return [{ low: 1, high: 1, ...(unit && { unit }) }]
  const counted = terms.map(
    ({
      main: {
        quantity: { low, high, unit: own },
      },
    }) => ({ low, high, ...(unit && { unit: own ?? unit }) }),
  )
  const others = terms.flatMap(({ slashed, bracketed }) => [...slashed, ...(isPackage ? [] : bracketed)])
  return [...counted, ...others.map(({ quantity }) => quantity)]
}

function toGroupQuantities(group: MeasureGroup | undefined): Quantity[] {
  return group ? [group.main, ...group.slashed, ...group.bracketed].map(({ quantity }) => quantity) : []
}

function toNote(rest: string): string {
  return rest
    .slice(findFood(rest).end)
    .replace(/^[\s,;–—:-]+/, '')
    .trim()
}
