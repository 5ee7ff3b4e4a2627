import type { Display } from './display.ts'
import { findGramsPerMilliliter } from './food-weights.ts'
import type { Lead } from './ingredient-parser.ts'
import { type Measure, type MeasureGroup, replaceParts } from './measures.ts'
import { convertQuantity, type Quantity, scaleQuantity } from './quantity.ts'
import { showMeasure, showQuantity } from './show-quantity.ts'
import { findUnit } from './units.ts'

type ShownLead = { amount: string; equivalent: string }

/** The displayed amount at the start of a line with its equivalent. */
export function showLead(line: string, lead: Lead, display: Display, food: string): ShownLead {
  if (lead.isPackage) return showPackage(line, lead, display)
  if (!lead.isSingle) return showWanted(line, lead, display, food)
  // Something named by its size ('14 oz can', '1-inch piece') gets a count in front: '2 × '.
  const count = display.factor === 1 ? '' : `${showQuantity({ low: 1, high: 1 }, display)} × `
  return { amount: `${count}${line.slice(lead.start, lead.end)}`, equivalent: '' }
}

/** Only the number of packages scales; of two sizes, the one in the wanted units is shown. */
function showPackage(line: string, { end, last: { main, bracketed, inner } }: Lead, display: Display): ShownLead {
  const amount = showMeasure(main, display)
  if (!inner) return { amount: `${amount}${line.slice(main.end, end)}`, equivalent: '' }
  const size = bracketed.length > 1 && bracketed.find(({ quantity }) => quantity.unit?.system === display.units)
  return { amount, equivalent: size ? size.text : line.slice(inner.start, inner.end) }
}

/** With US or metric units, the line's own amount in those units takes precedence over a computed one. */
function showWanted(line: string, lead: Lead, display: Display, food: string): ShownLead {
  const { factor, units } = display
  const { terms, last, main } = lead
  const { unit } = main.quantity
  const weight = findGramsPerMilliliter(food)
  const show = (measure: Measure) => showMeasure(measure, display, weight)
  const others = [...last.slashed, ...last.bracketed]
  const total = terms.length > 1 ? addUp(terms) : undefined
  if (units === 'original' || unit?.system === units) {
    if (!total || factor === 1 || unit?.system === 'metric') return showAll(line, lead, display, show)
    const kept = others.filter(({ quantity }) => units === 'original' || quantity.unit?.system !== 'metric')
    return { amount: showQuantity(total, display), equivalent: kept.map(show).join(' / ') }
  }
  const wanted = others.find(({ quantity }) => quantity.unit?.system === units)
  if (wanted && unit?.system) return { amount: show(wanted), equivalent: '' }
  if (wanted) return { amount: show(last.main), equivalent: show(wanted) }
  if (total) return { amount: showQuantity(total, display, weight), equivalent: '' }
  // A stick of butter is half a cup.
  const isButter = unit?.name === 'stick' && units === 'metric' && weight && /(?:^|\s)(?:butter|margarine)$/i.test(food)
  if (isButter)
    return { amount: showQuantity({ ...scaleQuantity(last.main.quantity, 1 / 2), unit: findUnit('cup') }, display, weight), equivalent: '' }
  const amount = show(last.main)
  const isKept = amount.endsWith(last.main.spelling) || !unit?.system
  return { amount, equivalent: isKept ? others.map(show).join(' / ') : '' }
}

/** All amounts of the lead in place, without those of the other system if one is selected. */
function showAll(line: string, { start, terms, last }: Lead, { units }: Display, show: (measure: Measure) => string): ShownLead {
  const isWanted = ({ quantity: { unit } }: Measure) => units === 'original' || !unit?.system || unit.system === units
  const shown = terms.flatMap((group) => [group.main, ...group.slashed.filter(isWanted)])
  const bracketed = last.bracketed.filter(isWanted)
  const { end } = shown.length === terms.length ? last.main : (last.slashed.at(-1) ?? last.main)
  const inner = bracketed.length === last.bracketed.length ? last.inner : undefined
  return {
    amount: replaceParts(line, shown, show, { start, end }),
    equivalent: inner ? replaceParts(line, bracketed, show, inner) : bracketed.map(show).join(' / '),
  }
}

/** '1 cup plus 2 tbsp' as one quantity in the unit of the first. */
function addUp(terms: MeasureGroup[]): Quantity | undefined {
  const unit = terms[0]?.main.quantity.unit
  const quantities = terms.flatMap(({ main }) => (unit && convertQuantity(main.quantity, unit)) ?? [])
  if (quantities.length < terms.length) return undefined
  return quantities.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high, unit }), { low: 0, high: 0 })
}
