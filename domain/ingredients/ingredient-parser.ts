import { toFoodName } from './food-name.ts'
import { findLead, findTrailing, fruitPart, type Lead } from './ingredient-lead.ts'
import { listMeasures, type MeasureGroup } from './measures.ts'
import type { Quantity } from './quantity.ts'

/** A parsed ingredient line. A line without a recognised amount has no `amounts`, and its whole text is searched for the food. */
export type ParsedIngredient = {
  /** Whether the owner pinned the line with a leading `=`, so that it never scales. */
  isPinned: boolean
  /** The line without that `=`, which is not displayed; the positions in `lead` and `trailing` refer to it. */
  text: string
  /** The amount at the start, or if there is none, the one after the food. */
  lead?: Lead
  trailing?: MeasureGroup
  /**
   * The amount, followed by what is added to it ('plus 1 tbsp') and the same amount in other units; for '1 can (28 oz)' only the can.
   */
  amounts: Quantity[]
  /** Plain name: 'all-purpose flour'. */
  food: string
}

export function parseIngredient(line: string): ParsedIngredient {
  const isPinned = line.startsWith('=')
  const text = isPinned ? line.replace(/^=\s*/, '') : line
  const lead = findLead(text)
  const trailing = lead ? undefined : findTrailing(text)
  return {
    isPinned,
    text,
    lead,
    trailing,
    amounts: lead ? toQuantities(lead) : (trailing ? listMeasures(trailing) : []).map(({ quantity }) => quantity),
    food: toFruitFood(text, trailing) ?? toFood(text.slice(lead?.foodStart ?? 0), lead) ?? text,
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
  return name || rest.trim() || lead?.main.spelling || undefined
}

function toQuantities({ terms, isPackage, isSingle, unit }: Lead): Quantity[] {
  if (isSingle) return [{ low: 1, high: 1, unit }]
  const counted = terms.map(({ main: { quantity } }) => ({ ...quantity, unit: unit && (quantity.unit ?? unit) }))
  const others = terms.flatMap(({ slashed, bracketed }) => [...slashed, ...(isPackage ? [] : bracketed)])
  return [...counted, ...others.map(({ quantity }) => quantity)]
}
