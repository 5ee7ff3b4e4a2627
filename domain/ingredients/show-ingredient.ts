import type { Display } from './display.ts'
import { findFood, toFoodName } from './food-name.ts'
import { findGramsPerMilliliter } from './food-weights.ts'
import { type Lead, parseIngredient } from './ingredient-parser.ts'
import { findGroups, type MeasureGroup, replaceParts } from './measures.ts'
import { toPlural, toSingular } from './plurals.ts'
import { roundAmount } from './rounding.ts'
import { showLead } from './show-lead.ts'
import { showGroup } from './show-quantity.ts'
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
  const isFixed = isPinned || (display.units === 'original' && display.factor === 1)
  if (lead) return isFixed ? toColumns(text, lead) : showLine(text, lead, display)
  return { amount: '', equivalent: '', text: trailing && !isFixed ? showTrailing(text, trailing, display) : text }
}

function showTrailing(line: string, group: MeasureGroup, display: Display): string {
  const weight = findGramsPerMilliliter(toFoodName(line))
  const rest = line.slice(group.end)
  const { end } = findFood(rest)
  const { unit, high } = group.main.quantity
  const food = unit ? rest.slice(0, end) : toAgreeingFood(rest.slice(0, end), roundAmount(high * display.factor))
  return `${line.slice(0, group.start)}${showGroup(line, group, display, weight)}${food}${rest.slice(end)}`
}

/** A displayed ingredient as one line, for copying and plain text. */
export function toIngredientText({ amount, equivalent, text }: ShownIngredient): string {
  return [amount, equivalent && `(${equivalent})`, text].filter(Boolean).join(' ')
}

/** The columns of an unchanged line: anything that would not join to the same text stays together. */
function toColumns(line: string, { last: { main, slashed, inner }, end }: Lead): ShownIngredient {
  const text = line.slice(end).trimStart()
  const before = line.slice(0, slashed.at(-1)?.end ?? main.end)
  const split = { amount: before, equivalent: line.slice(inner?.start, inner?.end), text }
  if (inner && toIngredientText(split) === line) return split
  const plain = { amount: line.slice(0, end), equivalent: '', text }
  return text && toIngredientText(plain) === line ? plain : { amount: '', equivalent: '', text: line }
}

function showLine(line: string, lead: Lead, display: Display): ShownIngredient {
  const { start, end, foodStart, main, isSingle } = lead
  const rest = line.slice(foodStart)
  const name = toFoodName(rest) || line
  const { amount, equivalent } = showLead(line, lead, display, name)
  const count = main.quantity.high * display.factor
  // The counted unit after a size agrees with the count: '2 (14 oz) cans'.
  const counted = line.slice(end, foodStart).replace(/\S+$/, (unit) => (isSingle ? unit : toAgree(unit, count)))
  const food = rest.slice(0, findFood(rest).end)
  const isCounted = !lead.unit && !isSingle && display.factor !== 1
  const shownFood = isCounted ? toAgreeingFood(food, roundAmount(count)) : food
  const text = `${counted}${shownFood}${showNote(rest.slice(food.length), lead, display, findGramsPerMilliliter(name))}`.trimStart()
  return { amount: `${line.slice(0, start)}${amount}`.trimStart(), equivalent, text: text.replace(` (${amount})`, '') }
}

/** Adjusts the last word of a food to the amount: '2 large eggs' halved is '1 large egg'. Unknown words are unchanged. */
function toAgreeingFood(food: string, amount: number): string {
  return food.replace(/[\p{L}]+$/u, (word) => {
    const singular = toSingular(word)
    const form = amount > 1 ? toPlural(singular) : singular
    return countable.has(singular) ? form : word
  })
}

/** The text after the food. Converts only amounts that certainly belong to the whole line: 'plus 1 tbsp for dusting', '(about 2 cups)'. */
function showNote(note: string, lead: Lead, display: Display, gramsPerMilliliter?: number): string {
  const show = (group: MeasureGroup) =>
    showGroup(note, group, isScaled(note, group, lead) ? display : { ...display, factor: 1 }, gramsPerMilliliter)
  return replaceParts(note, findGroups(note), show)
}

function isScaled(note: string, group: MeasureGroup, lead: Lead): boolean {
  const before = note.slice(0, group.start)
  const after = note.slice(group.end)
  const { unit } = group.main.quantity
  if (/^[^,;]*\b(?:each|apiece|per)\b/i.test(after) || /\b(?:each|per|into|every|makes?|size)\b[^,;]*$/i.test(before) || group.main.isSize)
    return false
  if (/,\s*(?:about\s+|approximately\s+|~\s*)?$/i.test(before)) return isWholeCount(before, group, after)
  if (!unit || unit.kind === 'length') return false
  if (/\b(?:plus|and|with)\s+(?:about\s+)?$/i.test(before)) return true
  return (
    /[([]\s*(?:[^()]*\d[^()]*[;,/]\s*)?(?:about\s+|approximately\s+|or\s+|roughly\s+|around\s+)*$/i.test(before) &&
    !lead.isPackage &&
    !lead.isSingle &&
    !lead.unit?.isContainer
  )
}

/** 'chicken drumsticks, about 12' and 'ribs, 2 racks': a count at the end of the line. */
function isWholeCount(before: string, { main }: MeasureGroup, after: string): boolean {
  if (!/^\s*(?:$|[,(])/.test(after)) return false
  return main.quantity.unit ? main.quantity.unit.kind !== 'length' : /\b(?:about|approximately)\s+$|~\s*$/i.test(before)
}
