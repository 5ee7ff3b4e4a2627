import type { Display } from './display.ts'
import { findFood, toFoodName } from './food-name.ts'
import { findGramsPerMilliliter } from './food-weights.ts'
import { type Lead, parseIngredient, toLead } from './ingredient-parser.ts'
import { findOthers, type OtherAmount } from './line-amounts.ts'
import { listMeasures, type MeasureGroup } from './measures.ts'
import { roundAmount } from './rounding.ts'
import { showLead } from './show-lead.ts'
import { findEquivalent, showParts, toAgreeingFood, toParts } from './show-others.ts'
import { withOf } from './show-quantity.ts'
import { toAgree } from './units.ts'

/**
 * An ingredient line in the two columns of a guest check: the amount, its equivalent in other units if the line has one, and the rest.
 * `isUnscaled` means that the line is as written although the servings are not, because it can't be scaled as a whole.
 */
export type ShownIngredient = { amount: string; equivalent: string; text: string; isUnscaled?: true }

/**
 * Displays an ingredient line for a number of servings in the given units. As written, the columns join to the stored text, character by
 * character (without the `=` of a pinned line). A line without a recognised amount stays whole and unchanged, in `text`. Either all amounts of
 * a line scale or none.
 */
export function showIngredient(line: string, display: Display): ShownIngredient {
  const { isPinned, text, lead, trailing } = parseIngredient(line)
  if (isPinned || isRatio.test(text) || (display.units === 'original' && display.factor === 1)) return toColumns(text, lead)
  const others = findOthers(text, lead?.foodStart ?? trailing?.end ?? 0, lead)
  const hasAmount = lead !== undefined || trailing !== undefined
  const isLeft =
    display.factor !== 1 &&
    ((lead && isUncertain(text, lead)) || others.some(({ role }) => role === 'unknown' || (role === 'scaled' && !hasAmount)))
  if (isLeft) return { ...toColumns(text, lead), isUnscaled: true }
  if (lead) return showLine(text, lead, others, display)
  return { amount: '', equivalent: '', text: trailing ? showTrailing(text, trailing, others, display) : text }
}

/** '1 tsp salt per quart of water'. */
const isRatio = /^[^(]*\b(?:per\s+\p{L}|for\s+(?:each|every)\b)/iu

/** '½ of a medium onion', '½ a bunch', and '4 (800 g) fillets', which weigh 800 g each or together. */
function isUncertain(line: string, lead: Lead): boolean {
  const isShare = /^\s+(?:of\s+)?(?:an?|the|one)\s/i.test(line.slice(lead.group.end))
  const isPacked = lead.unit || lead.main.quantity.high <= 1 || !lead.isPackage || !lead.group.inner
  const isTogether = lead.group.bracketed.every(
    ({ quantity: { unit }, isSize }) => unit?.system === 'metric' && unit.kind === 'mass' && !isSize,
  )
  return isShare || (!isPacked && isTogether)
}

function showTrailing(line: string, group: MeasureGroup, others: OtherAmount[], display: Display): string {
  const weight = findGramsPerMilliliter(toFoodName(line))
  const first: OtherAmount = { start: group.start, end: group.end, role: 'scaled', lead: toLead(line, group) }
  return showParts(line, toParts(line, [first, ...others], display, weight), { start: 0, end: line.length })
}

/** A displayed ingredient as one line, for copying and plain text. */
export function toIngredientText({ amount, equivalent, text }: ShownIngredient): string {
  return [amount, equivalent && `(${equivalent})`, text].filter(Boolean).join(' ')
}

/** The columns of an unchanged line: anything that would not join to the same text stays together. */
function toColumns(line: string, lead: Lead | undefined): ShownIngredient {
  if (!lead) return { amount: '', equivalent: '', text: line }
  const { main, group, end } = lead
  const { slashed, inner } = group
  const text = line.slice(end).trimStart()
  const before = line.slice(0, slashed.at(-1)?.end ?? main.end)
  const split = { amount: before, equivalent: line.slice(inner?.start, inner?.end), text }
  if (inner && toIngredientText(split) === line) return split
  const plain = { amount: line.slice(0, end), equivalent: '', text }
  return text && toIngredientText(plain) === line ? plain : { amount: '', equivalent: '', text: line }
}

function showLine(line: string, lead: Lead, others: OtherAmount[], display: Display): ShownIngredient {
  const { start, end, foodStart, main, isSingle } = lead
  const rest = line.slice(foodStart)
  const name = toFoodName(rest) || line
  const foodEnd = foodStart + findFood(rest).end
  const same = findEquivalent(line, lead, foodEnd, others)
  const { amount, equivalent } = showLead(line, lead, display, name, same ? listMeasures(same.other.lead.group) : [])
  const count = main.quantity.high * display.factor
  // The counted unit after a size agrees with the count: '2 (14 oz) cans'.
  const counted = line.slice(end, foodStart).replace(/\S+$/, (unit) => (isSingle ? unit : toAgree(unit, count)))
  // Of a weighed line, '(about 1 cup)' is no other weight.
  const hasWeight = listMeasures(lead.group).some(({ quantity: { unit } }) => unit?.kind === 'mass')
  const parts = toParts(line, others, display, hasWeight ? undefined : findGramsPerMilliliter(name)).map((part) =>
    same?.end && part.start === same.other.start && isSaid(part.text, amount, same.other.lead, display)
      ? { start: same.start, end: same.end, text: '' }
      : part,
  )
  const [inFood, behind] = [parts.filter((part) => part.start < foodEnd), parts.filter((part) => part.start >= foodEnd)]
  const nameStart = Math.max(foodStart, ...inFood.map((part) => part.end))
  const nameEnd = Math.max(foodEnd, nameStart)
  const isCounted = !lead.unit && !isSingle && display.factor !== 1
  const food = line.slice(nameStart, nameEnd)
  const shownFood = isCounted ? toAgreeingFood(food, roundAmount(count)) : food
  const before = showParts(line, inFood, { start: foodStart, end: nameStart })
  const text = `${counted}${before}${shownFood}${showParts(line, behind, { start: nameEnd, end: line.length })}`.trimStart()
  return {
    amount: `${line.slice(0, start)}${withOf(amount, text)}`.trimStart(),
    equivalent,
    text: display.units === 'original' ? text : text.replace(` (${amount})`, ''),
  }
}

/** Whether an equivalent behind the food is superfluous: shown already, or in units that are not wanted. */
function isSaid(text: string, amount: string, { main }: Lead, { units }: Display): boolean {
  return units !== 'original' && (text === amount || main.quantity.unit?.system !== units)
}
