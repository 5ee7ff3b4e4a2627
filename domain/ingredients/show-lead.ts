import type { Display } from './display.ts'
import { findGramsPerMilliliter, findGramsPerStick } from './food-weights.ts'
import type { Lead } from './ingredient-lead.ts'
import type { Measure, MeasureGroup } from './measures.ts'
import { convertQuantity, type Quantity, scaleQuantity } from './quantity.ts'
import { toShownQuantity } from './shown-quantity.ts'
import { getUnit } from './units.ts'
import { writeCount, writeMeasure, writeQuantity } from './write-quantity.ts'

/** The displayed amount of a line with its equivalent, and the exact count that a counted food has to agree with. */
export type ShownLead = { amount: string; equivalent: string; count: number }

/**
 * Displays the amount at the start of a line. With US or metric units, the line's own amount in those units takes precedence over a
 * computed one.
 */
export function showLead(line: string, lead: Lead, display: Display, food: string): ShownLead {
  const count = (lead.terms[0]?.main.quantity.high ?? 1) * display.factor
  if (lead.isSingle) return { amount: showSingle(line, lead, display), equivalent: '', count }
  const last = lead.terms.at(-1)
  if (!last) return { amount: '', equivalent: '', count }
  if (lead.isPackage) return { ...showPackage(line, lead, last, display), count }
  return { ...showWanted(line, lead, last, display, food), count }
}

function showSingle(line: string, { start, end }: Lead, { factor }: Display): string {
  return `${factor === 1 ? '' : writeCount(factor)}${line.slice(start, end)}`
}

/** Only the number of packages scales; of two sizes, the one in the wanted units is shown. */
function showPackage(line: string, { end }: Lead, last: MeasureGroup, { factor, units }: Display): Omit<ShownLead, 'count'> {
  const amount = writeMeasure(line, last.main, { factor, units })
  const size = last.bracketed.length > 1 && last.bracketed.find((measure) => measure.quantity.unit?.system === units)
  const written = last.inner ? line.slice(last.inner.start, last.inner.end) : ''
  if (last.inner) return { amount, equivalent: size ? line.slice(size.start, size.end) : written }
  return { amount: `${amount}${line.slice(last.main.end, end)}`, equivalent: '' }
}

function showWanted(line: string, lead: Lead, last: MeasureGroup, display: Display, food: string): Omit<ShownLead, 'count'> {
  const weight = findGramsPerMilliliter(food)
  const main = lead.terms[0]?.main.quantity.unit
  const others = [...last.slashed, ...last.bracketed]
  const total = display.factor === 1 ? undefined : addUp(lead.terms)
  if (total && main?.system !== 'metric' && (display.units === 'original' || main?.system === display.units)) {
    const kept = others.filter(({ quantity: { unit } }) => display.units === 'original' || unit?.system !== 'metric')
    return { amount: writeTotal(total, display), equivalent: kept.map((other) => writeMeasure(line, other, display)).join(' / ') }
  }
  if (display.units === 'original' || main?.system === display.units) return showAll(line, lead, last, display, weight)
  const wanted = others.find((measure) => measure.quantity.unit?.system === display.units)
  if (wanted && main?.system) return { amount: writeMeasure(line, wanted, display), equivalent: '' }
  if (wanted) return { amount: writeMeasure(line, last.main, display), equivalent: writeMeasure(line, wanted, display) }
  const sum = addUp(lead.terms)
  if (sum) return { amount: writeTotal(sum, display, weight), equivalent: '' }
  const grams = findGramsPerStick(food)
  if (main?.name === 'stick' && grams && display.units === 'metric')
    return { amount: showSticks(last.main, grams, display), equivalent: '' }
  const amount = writeMeasure(line, last.main, display, weight)
  const isKept = amount.endsWith(last.main.spelling) || !main?.system
  return { amount, equivalent: isKept ? others.map((other) => writeMeasure(line, other, display, weight)).join(' / ') : '' }
}

/** All amounts of the lead in place, without those of the other system if one is selected. */
function showAll(line: string, { start, terms }: Lead, last: MeasureGroup, display: Display, weight?: number): Omit<ShownLead, 'count'> {
  const isWanted = ({ quantity: { unit } }: Measure) => display.units === 'original' || !unit?.system || unit.system === display.units
  const shown = terms.flatMap((group) => [group.main, ...group.slashed.filter(isWanted)])
  const bracketed = last.bracketed.filter(isWanted)
  const end = (last.slashed.at(-1) ?? last.main).end
  const isWhole = bracketed.length === last.bracketed.length && last.inner !== undefined
  const equivalent = isWhole && last.inner ? showEach(line, last.inner.start, last.inner.end, bracketed, display, weight) : ''
  return {
    amount: showEach(line, start, shown.length === terms.length ? last.main.end : end, shown, display, weight),
    equivalent: equivalent || bracketed.map((measure) => writeMeasure(line, measure, display, weight)).join(' / '),
  }
}

/** A part of the line with its measures displayed. */
function showEach(line: string, start: number, end: number, measures: Measure[], display: Display, weight?: number): string {
  let at = start
  const parts = measures.map((measure) => {
    const part = `${line.slice(at, measure.start)}${writeMeasure(line, measure, display, weight)}`
    at = measure.end
    return part
  })
  return `${parts.join('')}${line.slice(at, end)}`
}

function showSticks({ quantity: { low, high } }: Measure, grams: number, { factor }: Display): string {
  const quantity = { low: low * grams * factor, high: high * grams * factor, unit: getUnit('gram') }
  return writeQuantity(toShownQuantity(quantity, 'metric'))
}

function writeTotal(total: Quantity, { factor, units }: Display, gramsPerMilliliter?: number): string {
  return writeQuantity(toShownQuantity(scaleQuantity(total, factor), units, gramsPerMilliliter))
}

/** '1 cup plus 2 tbsp' as one quantity in the unit of the first; undefined for a single amount. */
function addUp(terms: MeasureGroup[]): Quantity | undefined {
  if (terms.length === 1) return undefined
  const unit = terms[0]?.main.quantity.unit
  const quantities = terms.map(({ main }) => unit && convertQuantity(main.quantity, unit)).filter((quantity) => quantity !== undefined)
  if (!unit || quantities.length !== terms.length) return undefined
  return {
    low: quantities.reduce((sum, { low }) => sum + low, 0),
    high: quantities.reduce((sum, { high }) => sum + high, 0),
    unit,
  }
}
