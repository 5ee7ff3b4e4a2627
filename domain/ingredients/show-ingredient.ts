import { type Display, isAsWritten } from './display.ts'
import { findFood, toFoodName } from './food-name.ts'
import { findGramsPerMilliliter } from './food-weights.ts'
import type { Lead } from './ingredient-lead.ts'
import { parseIngredient } from './ingredient-parser.ts'
import type { MeasureGroup } from './measures.ts'
import { toPlural, toSingular } from './plurals.ts'
import { roundAmount } from './rounding.ts'
import { showLead } from './show-lead.ts'
import { showGroup, showNote } from './show-note.ts'
import { toAgree } from './units.ts'

/**
 * Foods that are counted individually, so that '1 lemon' may become '2 lemons'. No others: a wrong plural reads worse than a missing one.
 */
const countable = new Set(
  'egg yolk white onion scallion shallot carrot potato tomato pepper lemon lime orange apple banana pear peach plum avocado mango cucumber eggplant leek beet turnip parsnip mushroom jalapeño jalapeno chipotle chile bun roll tortilla pita bagel breast thigh drumstick wing leg fillet steak chop frank sausage patty chicken clove stalk leaf slice sprig chip cube date fig olive shell crust wedge pickle'.split(
    ' ',
  ),
)

/** An ingredient line in the two columns of a guest check: the amount, its equivalent in other units if the line has one, and the rest. */
export type ShownIngredient = { amount: string; equivalent: string; text: string }

/**
 * Displays an ingredient line for a number of servings in the given units. As written, the columns join to the stored text, character by
 * character (without the `=` of a pinned line). A line without a recognised amount stays whole and unchanged, in `text`.
 */
export function showIngredient(line: string, display: Display): ShownIngredient {
  const { isPinned, text, lead, trailing } = parseIngredient(line)
  const isFixed = isPinned || isAsWritten(display)
  if (lead) return isFixed ? toColumns(text, lead) : showLine(text, lead, display)
  return { amount: '', equivalent: '', text: trailing && !isFixed ? showTrailing(text, trailing, display) : text }
}

function showTrailing(line: string, group: MeasureGroup, display: Display): string {
  const weight = findGramsPerMilliliter(toFoodName(line))
  const rest = line.slice(group.end)
  const { end } = findFood(rest)
  const food = group.main.quantity.unit
    ? rest.slice(0, end)
    : toAgreeingFood(rest.slice(0, end), roundAmount(group.main.quantity.high * display.factor))
  return `${line.slice(0, group.start)}${showGroup(line, group, display, weight)}${food}${rest.slice(end)}`
}

/** A displayed ingredient as one line, for copying and plain text. */
export function toIngredientText({ amount, equivalent, text }: ShownIngredient): string {
  return [amount, equivalent && `(${equivalent})`, text].filter(Boolean).join(' ')
}

/** The columns of an unchanged line: anything that would not join to the same text stays together. */
function toColumns(line: string, { terms, end }: Lead): ShownIngredient {
  const last = terms.at(-1)
  const before = last?.slashed.at(-1)?.end ?? last?.main.end ?? 0
  const split = {
    amount: line.slice(0, before),
    equivalent: line.slice(last?.inner?.start, last?.inner?.end),
    text: line.slice(end).trimStart(),
  }
  if (last?.inner && toIngredientText(split) === line) return split
  const plain = { amount: line.slice(0, end), equivalent: '', text: line.slice(end).trimStart() }
  return plain.text && toIngredientText(plain) === line ? plain : { amount: '', equivalent: '', text: line }
}

function showLine(line: string, lead: Lead, display: Display): ShownIngredient {
  const food = toFoodName(line.slice(lead.foodStart)) || line
  const { amount, equivalent, count } = showLead(line, lead, display, food)
  const text = `${showContainer(line, lead, count)}${showFood(line, lead, display, count)}`.trimStart()
  return { amount: `${line.slice(0, lead.start)}${amount}`.trimStart(), equivalent, text: text.replace(` (${amount})`, '') }
}

/** The counted unit after a size agrees with the count: '2 (14 oz) cans'. */
function showContainer(line: string, { end, container, isSingle }: Lead, count: number): string {
  if (!container) return ''
  const spelling = line.slice(container.start, container.end)
  return `${line.slice(end, container.start)}${isSingle ? spelling : toAgree(spelling, count)}`
}

function showFood(line: string, lead: Lead, display: Display, count: number): string {
  const rest = line.slice(lead.foodStart)
  const { end } = findFood(rest)
  const food = rest.slice(0, end)
  const isCounted = !lead.unit && !lead.isSingle && lead.terms[0]?.main.quantity.high !== count
  const weight = findGramsPerMilliliter(toFoodName(rest))
  return `${isCounted ? toAgreeingFood(food, roundAmount(count)) : food}${showNote(rest.slice(end), lead, display, weight)}`
}

/** Adjusts the last word of a food to the amount: '2 large eggs' halved is '1 large egg'. Unknown words are unchanged. */
function toAgreeingFood(food: string, amount: number): string {
  return food.replace(/[\p{L}]+$/u, (word) => {
    const singular = toSingular(word)
    if (!countable.has(singular)) return word
    return amount > 1 ? toPlural(singular) : singular
  })
}
