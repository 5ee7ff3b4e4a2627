import type { Display, Units } from './display.ts'
import { listMeasures, type Measure, type MeasureGroup, replaceParts } from './measures.ts'
import { convertQuantity, type Quantity, scaleQuantity } from './quantity.ts'
import { isTooLittle, roundAmount, writeNumber } from './rounding.ts'
import { allUnits, findUnit, toAgree } from './units.ts'

/** The displayed form of a quantity: one rounded number with its unit, or two that add up ('1 cup + 2 tbsp'). */
type ShownQuantity = { pieces: Quantity[]; exact: Quantity }

/** A measure as displayed. Anything that the display doesn't change stays as written, character by character. */
export function showMeasure(measure: Measure, { factor, units }: Display, gramsPerMilliliter?: number): string {
  const { quantity, text } = measure
  const shown = toShownQuantity(scaleQuantity(quantity, factor), units, gramsPerMilliliter)
  const [piece, second] = shown.pieces
  if (factor === 1 && shown.pieces.every(({ unit }) => unit?.system === quantity.unit?.system)) return text
  // 'A pinch' at half the servings stays 'a pinch'.
  const isUnchanged = !second && piece?.unit === quantity.unit && piece?.low === quantity.low && piece.high === quantity.high
  const written = write(shown, measure)
  return isUnchanged && written !== pinch ? text : written
}

/**
 * A group inside a text as displayed: of two amounts the one in the wanted units, if only one of them is. Sizes and lengths are never
 * converted.
 */
export function showGroup(text: string, group: MeasureGroup, display: Display, gramsPerMilliliter?: number): string {
  const show = (measure: Measure) =>
    measure.isSize || measure.quantity.unit?.kind === 'length' ? measure.text : showMeasure(measure, display, gramsPerMilliliter)
  const all = listMeasures(group)
  const wanted = all.filter((measure) => measure.quantity.unit?.system === display.units)
  const isChoice = wanted.length < all.length && all.every((measure) => measure.quantity.unit?.system)
  return wanted[0] && isChoice ? show(wanted[0]) : replaceParts(text, all, show, group)
}

/** A quantity that no text writes, as displayed. */
export function showQuantity(quantity: Quantity, { factor, units }: Display, gramsPerMilliliter?: number): string {
  return write(toShownQuantity(scaleQuantity(quantity, factor), units, gramsPerMilliliter))
}

export const pinch = 'a pinch'

/** 'A pinch of saffron', for '⅛ tsp saffron'. */
export function withOf(shown: string, after: string): string {
  return shown === pinch && /^\s*(?!(?:of|or|and|for|plus|to|each)\b)\p{L}/u.test(after) ? `${shown} of` : shown
}

/** Writes a quantity, with the spelling of the unit and the word of the range that the recipe has for it. */
function write({ pieces, exact }: ShownQuantity, like?: Measure): string {
  // Half of ⅛ tsp, or less, is a pinch.
  if (exact.unit?.name === 'teaspoon' && exact.high <= 1 / 16 + 1e-9) return pinch
  const isLess = isTooLittle(exact.high, exact.unit?.name)
  return pieces
    .map(({ low, high, unit }) => {
      const isMetric = unit?.system === 'metric'
      const range = high > low ? `${writeNumber(low, isMetric)}${like?.range || '–'}` : ''
      const [gap, spelling = ''] = unit && like?.quantity.unit === unit ? [like.gap, like.spelling] : [' ', unit?.spellings[0]?.singular]
      return `${isLess ? '<' : ''}${range}${writeNumber(high, isMetric)}${unit ? gap + toAgree(spelling, high) : ''}`
    })
    .join(' + ')
}

/**
 * Chooses unit and rounding for an exact quantity: the largest unit in which it is a cook's number within 1 % (2 % if converted), else two
 * units, else the smallest rounding error. Small spoons stay spoons in metric: under ¼ cup, cooks everywhere measure with them.
 */
export function toShownQuantity(quantity: Quantity, units: Units, gramsPerMilliliter?: number): ShownQuantity {
  const { unit } = quantity
  if (!unit?.system || unit.kind === 'length') return toSingle(quantity)
  const system = units === 'original' || isSmallSpoon(quantity, units) ? unit.system : units
  const isConverted = system !== unit.system
  const isWeighed = isConverted && system === 'metric' && unit.kind === 'volume' && gramsPerMilliliter !== undefined
  const kind = isWeighed ? 'mass' : unit.kind
  const candidates = allUnits
    .filter((other) => other.kind === kind && other.system === system)
    .map((other) => ({
      exact: convertQuantity(quantity, other, gramsPerMilliliter),
      least: other === unit ? other.leastWritten : other.least,
    }))
    .flatMap(({ exact, least }) => (exact?.unit && exact.low >= least - 1e-9 && exact.high < exact.unit.below ? [exact] : []))
  const exact = candidates.find((candidate) => isCooksNumber(candidate, isConverted ? 0.02 : 0.01))
  return exact ? toSingle(exact) : (toSum(candidates) ?? toSingle(candidates.at(-1) ?? quantity))
}

function toSingle(exact: Quantity): ShownQuantity {
  const { low, high, unit } = exact
  return { pieces: [{ low: roundAmount(low, unit?.name), high: roundAmount(high, unit?.name), unit }], exact }
}

function isSmallSpoon({ high, unit }: Quantity, units: Units): boolean {
  return units === 'metric' && (unit?.name === 'teaspoon' || unit?.name === 'tablespoon') && high * unit.size < 60 - 1e-9
}

/** Metric numbers always are; others if they are close enough to halves, thirds and quarters (eighths under one teaspoon). */
function isCooksNumber({ low, high, unit }: Quantity, tolerance: number): boolean {
  if (unit?.system !== 'us') return true
  return [low, high].every((value) => {
    const rounded = roundAmount(value, unit.name)
    return (
      isMeasurable(rounded, unit.name) &&
      (Math.abs(rounded - value) <= value * (value >= 4 ? 0.03 : tolerance) || (unit.name === 'teaspoon' && value < 1))
    )
  })
}

/** There are no spoons for a third of a tablespoon or half a fifth, and eighths are for less than a teaspoon. */
function isMeasurable(rounded: number, unit: string): boolean {
  if (unit === 'tablespoon') return Number.isInteger(rounded < 4 ? rounded * 2 : rounded)
  return Math.abs((rounded * 8) % 2) !== 1 || (unit === 'teaspoon' && rounded < 1)
}

/** The measures that are filled up with smaller ones, each to its `part` and the rest to a `step` of the smaller one. */
const sums = new Map([
  ['cup', { part: 1 / 4, spoon: 'tablespoon', step: 1 / 2 }],
  ['pound', { part: 1, spoon: 'ounce', step: 1 / 2 }],
  ['tablespoon', { part: 1, spoon: 'teaspoon', step: 1 / 4 }],
])

/** '1 cup + 1 tbsp', '2 tbsp + 2 tsp': only for a single number, and at most two units. */
function toSum([exact]: Quantity[]): ShownQuantity | undefined {
  const { part = 1, spoon = '', step = 1 } = sums.get(exact?.unit?.name ?? '') ?? {}
  const unit = findUnit(spoon)
  if (!exact?.unit || !unit || exact.low !== exact.high) return undefined
  const larger = Math.floor(exact.low / part + 1e-9) * part
  if (larger === 0) return undefined
  const rest = Math.round(((exact.low - larger) * exact.unit.size) / unit.size / step) * step
  const pieces = [larger, rest].map((value, index) => ({ low: value, high: value, unit: index === 0 ? exact.unit : unit }))
  return { pieces: pieces.filter(({ low }) => low > 0), exact }
}
