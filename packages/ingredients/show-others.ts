import type { Display } from './display.ts'
import { findFood, toFoodName } from './food-name.ts'
import { findGramsPerMilliliter } from './food-weights.ts'
import { isMeasured, type Lead } from './ingredient-parser.ts'
import type { OtherAmount } from './line-amounts.ts'
import { replaceParts, type Span } from './measures.ts'
import { countable, toPlural, toSingular } from './plurals.ts'
import { roundAmount } from './rounding.ts'
import { showGroup, showMeasure, withOf } from './show-quantity.ts'
import { toAgree } from './units.ts'

/** Adjusts the last word of a food to the amount: '2 large eggs' halved is '1 large egg'. Unknown words are unchanged. */
export function toAgreeingFood(food: string, amount: number): string {
  if (/\binto\b/i.test(food)) return food
  return food.replace(/[\p{L}]+(?=(?:\s*(?:[)+&/]|\s(?:and|beaten|mixed|separated|made|used|cut|per)(?!\p{L})).*)?$)/su, (word) => {
    const singular = toSingular(word)
    const form = amount > 1 ? toPlural(singular) : singular
    return countable.has(singular) ? form : word
  })
}

type ShownPart = Span & { text: string }

/** A range of a line with its amounts displayed. */
export function showParts(line: string, parts: ShownPart[], within: Span): string {
  return replaceParts(line, parts, ({ text }) => text, within)
}

/** The other amounts of a line as displayed, each with the food that it counts. `gramsPerMilliliter` is the density of the line's food. */
export function toParts(line: string, others: OtherAmount[], display: Display, gramsPerMilliliter?: number): ShownPart[] {
  return others.flatMap((other, index) => {
    const { lead, role, start, end, price } = other
    if (price) return display.factor === 1 ? [] : [{ start, end, text: (price * display.factor).toFixed(2) }]
    if (!lead || lead.isSingle || role === 'unknown') return []
    const after = line.slice(0, others[index + 1]?.start).slice(lead.end)
    const hasOwnFood = /^\s*(?!(?:for|more|extra|to|if|as|total)(?!\p{L}))\p{L}/u.test(after)
    const ownWeight = display.units === 'us' ? undefined : findGramsPerMilliliter(toFoodName(after), after)
    const own = hasOwnFood ? ownWeight : gramsPerMilliliter
    const shown = role === 'scaled' ? display : { ...display, factor: 1 }
    if (lead.isPackage) return [{ start, ...showPackaged(line, lead, shown) }]
    const text = withOf(showGroup(line, lead.group, shown, own), after)
    if (lead.unit || shown.factor === 1) return [{ start, end: lead.end, text }]
    const food = after.slice(0, findFood(after).end)
    return [{ start, end: lead.end + food.length, text: text + toAgreeingFood(food, roundAmount(lead.main.quantity.high * shown.factor)) }]
  })
}

/** '2 (14 oz) cans': the size stays. */
function showPackaged(line: string, { main, foodStart }: Lead, display: Display) {
  const packed = line.slice(main.end, foodStart).replace(/\p{L}+$/u, (word) => toAgree(word, main.quantity.high * display.factor))
  return { end: foodStart, text: showMeasure(main, display) + packed }
}

/**
 * The amount in other units after the food: '1 cup flour (120 g)', '1 cup flour / 120 g'. It has an `end` if it may be left out with what
 * surrounds it.
 */
export function findEquivalent(line: string, { main, isPackage, isSingle }: Lead, foodEnd: number, others: OtherAmount[]) {
  const other = others.find(({ start }) => start >= foodEnd)
  if (!other?.lead || other.role !== 'scaled' || isPackage || isSingle || !isMeasured(main) || !isMeasured(other.lead.main))
    return undefined
  const between = line.slice(foodEnd, other.start)
  const isPlain = /^\s*(?:[([/|,=]|\bor\b)\s*(?:(?:about|approx(?:imately|\.)?|around|roughly|or)\s*|~\s*)*$/i.test(between)
  const isDescribed = /^\s*\([^\d()]*(?:\)\s*)?\($/.test(between)
  // '4 tbsp oil or 60 g butter'
  const isAnotherFood = /^\s*,?\s*or\b/i.test(between) && /^\s*\p{L}/u.test(line.slice(other.lead.end))
  const [closing] = (/[([]/.test(between) ? /^\s*[)\]]/ : /^(?=\s*(?:$|[,;]))/).exec(line.slice(other.lead.end)) ?? []
  const end = isPlain && closing !== undefined ? other.lead.end + closing.length : undefined
  return (isPlain && !isAnotherFood) || isDescribed ? { start: foodEnd, end, other: { ...other, lead: other.lead } } : undefined
}
