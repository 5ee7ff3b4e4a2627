import type { Display } from './display.ts'
import { findDisplayWeight } from './food-weights.ts'
import type { Lead } from './ingredient-parser.ts'
import { type Measure, readMeasureGroup, replaceParts } from './measures.ts'
import { convertQuantity, type Quantity, scaleQuantity } from './quantity.ts'
import { roundAmount, writeNumber } from './rounding.ts'
import { showMeasure, showQuantity } from './show-quantity.ts'
import { findUnit, toAgree } from './units.ts'

type ShownLead = { amount: string; equivalent: string }

/** The displayed amount at the start of a line with its equivalent. */
export function showLead(line: string, lead: Lead, display: Display, food: string, more: Measure[]): ShownLead {
  if (lead.isPackage) return showPackage(line, lead, display)
  if (!lead.isSingle) return showWanted(line, lead, display, food, more)
  // Something named by its size ('14 oz can', '1-inch piece') gets a count in front: '2 × '.
  const count = display.factor === 1 ? '' : `${showQuantity({ low: 1, high: 1 }, display)} × `
  return { amount: `${count}${line.slice(lead.start, lead.end)}`, equivalent: '' }
}

/** Only the number of packages scales; of two sizes, the one in the wanted units is shown. */
function showPackage(line: string, { end, main, group: { bracketed, inner } }: Lead, display: Display): ShownLead {
  const amount = showMeasure(main, display)
  if (!inner) return { amount: `${amount}${line.slice(main.end, end)}`, equivalent: '' }
  const size = bracketed.length > 1 && bracketed.find(({ quantity }) => quantity.unit?.system === display.units)
  return { amount, equivalent: size ? size.text : line.slice(inner.start, inner.end) }
}

/**
 * With US or metric units, the line's own amount in those units takes precedence over a computed one, and its own weight over our table.
 * `more` are amounts after the food: '1 cup flour (5 oz)'.
 */
function showWanted(line: string, lead: Lead, display: Display, food: string, more: Measure[]): ShownLead {
  const { units } = display
  const { group, main } = lead
  const { unit } = main.quantity
  const weight = findDisplayWeight(units, food, line)
  const show = (measure: Measure) =>
    // '2 dozen (7-8 inch) wrappers': beside a count, a length is a size.
    measure !== main && measure.quantity.unit?.kind === 'length' && unit?.kind !== 'length'
      ? measure.text
      : showMeasure(measure, display, weight)
  if (units === 'original' || unit?.system === units) return showAll(line, lead, display, show)
  const others = [...group.slashed, ...group.bracketed]
  const wanted = findWanted(main, [...others, ...more], display, weight)
  if (wanted && unit?.system) return { amount: show(wanted), equivalent: '' }
  if (wanted) return { amount: show(main), equivalent: others.includes(wanted) ? show(wanted) : '' }
  // A stick of butter is half a cup.
  const isButter = unit?.name === 'stick' && units === 'metric' && weight && /(?:^|\s)(?:butter|margarine)$/i.test(food)
  if (isButter)
    return { amount: showQuantity({ ...scaleQuantity(main.quantity, 1 / 2), unit: findUnit('cup') }, display, weight), equivalent: '' }
  const amount = show(main)
  const isKept = amount.endsWith(main.spelling) || !unit?.system
  return { amount, equivalent: isKept ? others.map(show).join(' / ') : '' }
}

/** The amount in the wanted units, else the weight of a volume; for an unknown food, '1 cup (8 oz)' means fluid ounces. */
function findWanted({ quantity: main }: Measure, others: Measure[], { units }: Display, weight?: number): Measure | undefined {
  const isFluid = ({ low, unit }: Quantity) => unit?.name === 'ounce' && !weight && low * 30 === main.low * (main.unit?.size ?? 0)
  return (
    others.find(({ quantity: { unit } }) => unit?.system === units) ??
    others.find(
      ({ quantity }) => main.unit?.kind === 'volume' && quantity.unit?.kind === 'mass' && units === 'metric' && !isFluid(quantity),
    )
  )
}

/** All amounts of the lead in place, without those of the other system if one is selected. */
function showAll(line: string, { start, main, group }: Lead, { units }: Display, show: (measure: Measure) => string): ShownLead {
  const isWanted = ({ quantity: { unit } }: Measure) => units === 'original' || !unit?.system || unit.system === units
  const slashed = group.slashed.filter(isWanted)
  const bracketed = group.bracketed.filter(isWanted)
  const { end } = slashed.length === 0 ? main : (group.slashed.at(-1) ?? main)
  const inner = bracketed.length === group.bracketed.length ? group.inner : undefined
  const apart = tellApart([main, ...slashed, ...bracketed], show)
  const write = (measure: Measure) => apart.get(measure) ?? show(measure)
  return {
    amount: replaceParts(line, [main, ...slashed], write, { start, end }),
    equivalent: inner ? replaceParts(line, bracketed, write, inner) : bracketed.map(write).join(' / '),
  }
}

/** '1 lb (16 oz)' doubled is '2 lb (32 oz)': of amounts that would be shown as the same text, those that changed their unit keep it. */
function tellApart(measures: Measure[], show: (measure: Measure) => string): Map<Measure, string> {
  const shown = measures.map((measure) => ({ measure, text: show(measure) }))
  const isSame = (one: string, other: string) => one.replace(/[\s.]/g, '') === other.replace(/[\s.]/g, '')
  const same = shown.filter(({ text }, index) => shown.some((other, place) => place !== index && isSame(other.text, text)))
  return new Map(
    same.flatMap(({ measure, text }) => {
      const kept = measure.spelling && !text.includes(measure.spelling) ? keepUnit(measure, text) : undefined
      return kept ? [[measure, kept] as const] : []
    }),
  )
}

function keepUnit({ quantity: { unit }, gap, spelling }: Measure, text: string) {
  const quantity = readMeasureGroup(text, 0)?.main.quantity
  const own = unit && quantity && convertQuantity(quantity, unit)
  if (!own) return undefined
  const [low, high] = [own.low, own.high].map((value) => writeNumber(roundAmount(value, unit.name), unit.system === 'metric'))
  return `${low === high ? low : `${low}–${high}`}${gap}${toAgree(spelling, own.high)}`
}
