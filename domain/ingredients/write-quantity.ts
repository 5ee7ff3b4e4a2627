import type { Display } from './display.ts'
import type { Measure } from './measures.ts'
import { scaleQuantity } from './quantity.ts'
import { isTooLittle, writeNumber } from './rounding.ts'
import { type ShownQuantity, toShownQuantity } from './shown-quantity.ts'
import { toAgree, toSpelling, type Unit } from './units.ts'

/** A measure of a text as displayed. Anything that the display doesn't change stays as written, character by character. */
export function writeMeasure(text: string, measure: Measure, { factor, units }: Display, gramsPerMilliliter?: number): string {
  const written = text.slice(measure.start, measure.end)
  const shown = toShownQuantity(scaleQuantity(measure.quantity, factor), units, gramsPerMilliliter)
  const isSame = factor === 1 && shown.pieces.every(({ unit }) => unit?.system === measure.quantity.unit?.system)
  return isSame || isUnchanged(shown, measure) ? written : writeQuantity(shown, measure, written)
}

/** 'A pinch' at half the servings stays 'a pinch'. */
function isUnchanged({ pieces: [piece, second] }: ShownQuantity, { quantity: { low, high, unit } }: Measure): boolean {
  return !second && piece?.unit === unit && piece?.low === low && piece.high === high
}

/** A displayed quantity in words, with the recipe's own spelling of the unit if that did not change. */
export function writeQuantity({ pieces, exact }: ShownQuantity, like?: Measure, written = ''): string {
  const isLess = isTooLittle(exact.high, exact.unit?.name)
  if (isLess && exact.unit?.name === 'teaspoon') return '1 pinch'
  return pieces
    .map(({ low, high, unit }) => {
      const isMetric = unit?.system === 'metric'
      const range =
        high > low ? `${writeNumber(low, isMetric)}${findRangeWord(written)}${writeNumber(high, isMetric)}` : writeNumber(low, isMetric)
      return `${isLess ? '<' : ''}${range}${writeUnit(unit, high, like)}`
    })
    .join(' + ')
}

/** A range keeps its separator: '2-3', '2 to 3'. */
function findRangeWord(written: string): string {
  return /\s*[-–—]\s*(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])|\s+(?:to|or)\s+/iu.exec(written.replace(/^\d+-\d+\//, ''))?.[0] ?? '–'
}

function writeUnit(unit: Unit | undefined, high: number, like?: Measure): string {
  if (!unit) return ''
  if (like?.quantity.unit === unit) return `${like.gap}${toAgree(like.spelling, high)}`
  return ` ${toAgree(toSpelling(unit), high)}`
}

/** Something named by its size ('14 oz can', '1-inch piece') gets a count in front: '2 × '. */
export function writeCount(factor: number): string {
  return `${writeQuantity(toShownQuantity({ low: factor, high: factor }, 'original'))} × `
}
