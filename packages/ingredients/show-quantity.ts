import type { Display, Units } from './display.ts'
import { listMeasures, type Measure, type MeasureGroup, replaceParts } from './measures.ts'
import { convertQuantity, type Quantity, scaleQuantity } from './quantity.ts'
import { isTooLittle, roundAmount, roundToMeasure, writeNumber } from './rounding.ts'
import { allUnits, findUnit, imperialUnits, toAgree, type Unit } from './units.ts'

/**
 * The displayed form of a quantity: one rounded number with its unit, or two that add up ('1 cup + 2 tbsp'). `ends` are those of a range
 * that doesn't fit one unit: '1 tbsp–1 cup'.
 */
type ShownQuantity = { pieces: Quantity[]; exact: Quantity; ends?: readonly ShownQuantity[] }

/** A measure as displayed. Anything that the display doesn't change stays as written, character by character. */
export function showMeasure(measure: Measure, display: Display, gramsPerMilliliter?: number): string {
  const { factor, units } = display
  const { quantity, text, ends, range } = measure
  if (factor === 1 && (units === 'original' || quantity.unit?.system === units)) return text
  if (ends) {
    const shown = ends.map((end) => write(toShownQuantity(scaleQuantity(end.quantity, factor), display, gramsPerMilliliter, true), end))
    return [...new Set(shown)].join(range)
  }
  const shown = toShownQuantity(scaleQuantity(quantity, factor), display, gramsPerMilliliter)
  const [piece, second] = shown.pieces
  if (factor === 1 && !shown.ends && shown.pieces.every(({ unit }) => unit?.system === quantity.unit?.system)) return text
  // 'A pinch' at half the servings stays 'a pinch'.
  const isUnchanged = !second && piece?.unit === quantity.unit && piece?.low === quantity.low && piece.high === quantity.high
  const written = write(shown, measure)
  return isUnchanged && written !== pinch && !/^(?:scant|generous) /.test(written) ? text : written
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

/** A computed quantity, not from a text, as displayed. */
export function showQuantity(quantity: Quantity, display: Display, gramsPerMilliliter?: number): string {
  return write(toShownQuantity(scaleQuantity(quantity, display.factor), display, gramsPerMilliliter))
}

export const pinch = 'a pinch'

/** 'A pinch of saffron', for '⅛ tsp saffron'. */
export function withOf(shown: string, after: string): string {
  return shown === pinch && /^\s*(?!(?:of|or|and|for|plus|to|each)\b)\p{L}/u.test(after) ? `${shown} of` : shown
}

/** Writes a quantity, with the recipe's spelling of the unit and its word for the range. */
function write({ pieces, exact, ends }: ShownQuantity, like?: Measure): string {
  if (ends) return [...new Set(ends.map((end) => write(end, like && { ...like, range: '' })))].join(like?.range || '–')
  // Half of ⅛ tsp, or less, is a pinch.
  if (exact.unit?.name === 'teaspoon' && exact.high <= 1 / 16 + 1e-9) return pinch
  const isLess = isTooLittle(exact.high, exact.unit?.name)
  const about = isLess ? '' : toNearly(pieces, exact)
  return (
    about +
    pieces
      .map(({ low, high, unit }) => {
        const isMetric = unit?.system === 'metric'
        const range = high > low ? `${writeNumber(low, isMetric)}${like?.range || '–'}` : ''
        const [gap, spelling = ''] = unit && like?.quantity.unit === unit ? [like.gap, like.spelling] : [' ', unit?.spellings[0]?.singular]
        return `${isLess ? '<' : ''}${range}${writeNumber(high, isMetric)}${unit ? gap + toAgree(spelling, high) : ''}`
      })
      .join(' + ')
  )
}

/** 'Scant' or 'generous' where no spoon or weight is within 12 %. Pinches and counts stay as they are. */
function toNearly(pieces: readonly Quantity[], { high, unit }: Quantity): string {
  if (!unit || unit.kind === 'count') return ''
  const shown = pieces.reduce((sum, piece) => sum + piece.high * (piece.unit?.size ?? 1), 0) / unit.size
  if (Math.abs(shown - high) <= high * 0.12) return ''
  return shown > high ? 'scant ' : 'generous '
}

type Wanted = Pick<Display, 'units' | 'hasNoCups'>

/** Kitchen scales in ounces don't show less than this. */
const leastOunces = 7

/**
 * Chooses unit and rounding for an exact quantity: the largest unit in which it is a cook's number within 1 % (2 % if converted), else two
 * units, else the smallest rounding error. Small spoons stay spoons in metric: under ¼ cup, cooks everywhere measure with them. For a food
 * with a known density, grams become cups and spoons. `isEnd` marks an end of a range, which is one number, up to 6 % off.
 */
export function toShownQuantity(quantity: Quantity, display: Wanted, gramsPerMilliliter?: number, isEnd = false): ShownQuantity {
  const { units, hasNoCups } = display
  const { low, high, unit } = quantity
  if (!unit?.system || unit.kind === 'length') return toSingle(quantity)
  const isKept =
    isSmallSpoon(quantity, units) ||
    (units === 'us' && unit.kind === 'mass' && unit.system === 'metric' && !gramsPerMilliliter && high * unit.size < leastOunces)
  const system = units === 'original' || isKept ? unit.system : units
  const isConverted = system !== unit.system
  const isWeighed = isConverted && gramsPerMilliliter !== undefined && unit.kind === (system === 'us' ? 'mass' : 'volume')
  const otherKind = unit.kind === 'mass' ? 'volume' : 'mass'
  const kind = isWeighed ? otherKind : unit.kind
  if (low < high && isConverted && system === 'metric') return toRoundRange(quantity, kind, gramsPerMilliliter)
  const candidates = [...allUnits, ...imperialUnits]
    // Nobody measures flour by the quart.
    .filter((other) => other.kind === kind && other.system === system && !(isWeighed && other.name === 'quart'))
    .filter((other) => !(hasNoCups && units === 'original' && isSpoon(unit)) || isSpoon(other))
    .map((other) => ({
      exact: convertQuantity(quantity, other, gramsPerMilliliter),
      least: other === unit ? other.leastWritten : other.least,
    }))
    .flatMap(({ exact, least }) => (exact?.unit && exact.low >= least - 1e-9 && exact.high < exact.unit.below ? [exact] : []))
  const usual = isConverted ? 0.02 : 0.01
  const exact = candidates.find((candidate) => isCooksNumber(candidate, isEnd ? 0.06 : usual))
  if (exact) return toSingle(exact, isEnd ? 0.06 : undefined)
  const sum = isEnd ? undefined : toSum(candidates)
  if (sum) return sum
  const last = candidates.at(-1)
  if (low < high && (!last || !isCooksNumber(last, 0.06))) {
    const ends = [low, high].map((value) => toShownQuantity({ low: value, high: value, unit }, display, gramsPerMilliliter, true))
    return { pieces: [], exact: quantity, ends }
  }
  return toSingle(last ?? quantity, 0.06)
}

/** A range converted to metric has round numbers: '900 g to 1.1 kg' for '2 to 2½ pounds'. */
function toRoundRange(quantity: Quantity, kind: Unit['kind'], gramsPerMilliliter?: number): ShownQuantity {
  const names = kind === 'mass' ? ['gram', 'kilogram'] : ['milliliter', 'liter']
  const [small, large] = names.map((name) => allUnits.find((unit) => unit.name === name))
  const exact = small && convertQuantity(quantity, small, gramsPerMilliliter)
  if (!exact) return toSingle(quantity)
  // So small that its rounded number would be zero.
  if (exact.low < 0.25) return toSingle(exact)
  const [low, high] = [exact.low, exact.high].map((value) => {
    const rounded = Math.round(value / findRoundStep(value)) * findRoundStep(value)
    const isLarge = rounded >= 1000
    const shown = isLarge ? Number((rounded / 1000).toFixed(2)) : rounded
    return { low: shown, high: shown, unit: isLarge ? large : small }
  })
  if (!low || !high) return toSingle(exact)
  if (low.unit === high.unit)
    return { pieces: [{ ...low, high: high.high }], exact: { ...exact, ...convertQuantity(exact, low.unit ?? small) } }
  return { pieces: [], exact, ends: [low, high].map((end) => ({ pieces: [end], exact: end })) }
}

function findRoundStep(value: number) {
  return (
    [
      [10, 0.5],
      [50, 1],
      [250, 5],
      [500, 10],
      [1000, 50],
    ].find(([below = 0]) => value < below)?.[1] ?? 100
  )
}

function toSingle(exact: Quantity, tolerance = 0.03): ShownQuantity {
  const { low, high, unit } = exact
  const round = (value: number) => (isMeasured(unit) ? roundMeasured(value, unit, tolerance) : roundAmount(value, unit?.name))
  return { pieces: [{ low: round(low), high: round(high), unit }], exact }
}

function isMeasured(unit: Unit | undefined): unit is Unit & { system: 'us' | 'imperial' } {
  return unit?.system === 'us' || unit?.system === 'imperial' ? unit.kind !== 'length' : false
}

/** A number that can be measured, if one is near; any other is rounded as it is, since a wrong number is worse than an odd one. */
function roundMeasured(value: number, unit: Unit, tolerance: number) {
  const measured = roundToMeasure(value, unit.name)
  return measured > 0 && (unit.kind === 'volume' || tolerance > 0.03) && isNear(measured, value, tolerance)
    ? measured
    : roundAmount(value, unit.name)
}

function isNear(shown: number, value: number, tolerance: number) {
  return Math.abs(shown - value) <= value * tolerance + 1e-12
}

function isSmallSpoon({ high, unit }: Quantity, units: Units): boolean {
  return units === 'metric' && isSpoon(unit) && high * unit.size < 60 - 1e-9
}

function isSpoon(unit: Unit | undefined): unit is Unit {
  return unit?.name === 'teaspoon' || unit?.name === 'tablespoon'
}

/** Metric numbers always are; others if they are close enough to halves, thirds and quarters (eighths under one teaspoon). */
function isCooksNumber({ low, high, unit }: Quantity, tolerance: number): boolean {
  if (!isMeasured(unit)) return true
  return [low, high].every(
    (value) =>
      ((unit.kind === 'volume' || tolerance > 0.03 || roundToMeasure(value, unit.name) === roundAmount(value, unit.name)) &&
        isNear(roundToMeasure(value, unit.name), value, value >= 4 ? Math.max(0.03, tolerance) : tolerance)) ||
      (unit.name === 'teaspoon' && value < 1),
  )
}

/** Measures that are filled up with smaller ones, each to its `part` and the rest to a `step` of the smaller one. */
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
