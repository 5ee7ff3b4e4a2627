import { readNumber } from './numbers.ts'
import { pinches } from './units.ts'

/**
 * The rounding rule for all displayed numbers. `steps` are the increments of a unit: the first row whose `below` exceeds the exact number
 * applies. 'fractions' means whole numbers and ⅛ ¼ ⅓ ⅜ ½ ⅝ ⅔ ¾ ⅞, at most an eighth apart. An 'added' spoon is the second term of '1 cup +
 * 2 tbsp'. The maximum error is half a step; below the smallest displayed number it is that number.
 */
type Rounding = { least: number; steps: [below: number, step: number | 'fractions'][] }

const fractions: Rounding = {
  least: 1 / 8,
  steps: [
    [10, 'fractions'],
    [20, 1 / 2],
    [Number.POSITIVE_INFINITY, 1],
  ],
}
const small: Rounding = {
  least: 0.1,
  steps: [
    [1, 0.1],
    [10, 0.5],
    [100, 1],
    [Number.POSITIVE_INFINITY, 5],
  ],
}
const large: Rounding = {
  least: 0.01,
  steps: [
    [10, 0.01],
    [Number.POSITIVE_INFINITY, 0.1],
  ],
}
const whole = toSingleStep(1, 1)
const tenths = toSingleStep(0.1, 0.1)

const roundingByUnit = new Map([
  ['gram', small],
  ['milliliter', small],
  ['kilogram', large],
  ['liter', large],
  ['deciliter', tenths],
  ['centiliter', tenths],
  ['centimeter', tenths],
  ...['milligram', 'millimeter', ...pinches].map((unit): [string, Rounding] => [unit, whole]),
  ['added tablespoon', toSingleStep(0, 1 / 2)],
  ['added teaspoon', toSingleStep(0, 1 / 4)],
])

function toSingleStep(least: number, step: number): Rounding {
  return { least, steps: [[Number.POSITIVE_INFINITY, step]] }
}

/** The fractions that are shown, with their signs. */
const signs = [...'⅛¼⅓⅜½⅝⅔¾⅞'].map((sign): [number, string] => [readNumber(sign) ?? 0, sign])

/** The displayed number for an exact one in a unit ('' for plain counts). Never 0. */
export function roundAmount(value: number, unit = ''): number {
  return Math.max(findRounding(unit).least, roundToStep(value, findStep(value, unit)))
}

/** The maximum rounding error of a displayed number, in its unit. */
export function largestError(value: number, unit = ''): number {
  const { least } = findRounding(unit)
  const step = findStep(value, unit)
  return value < least ? least : (step === 'fractions' ? 1 / 8 : step) / 2
}

/** Whether a number is less than half the smallest displayed one. */
export function isTooLittle(value: number, unit = ''): boolean {
  return value < findRounding(unit).least / 2
}

function findRounding(unit: string): Rounding {
  return roundingByUnit.get(unit) ?? fractions
}

function findStep(value: number, unit: string): number | 'fractions' {
  return findRounding(unit).steps.find(([below]) => value < below)?.[1] ?? 1
}

function roundToStep(value: number, step: number | 'fractions'): number {
  if (step !== 'fractions') return Number((Math.round(value / step) * step).toFixed(6))
  const rest = value - Math.floor(value)
  const shown = [0, ...signs.map(([fraction]) => fraction), 1]
  return Math.floor(value) + shown.reduce((best, next) => (Math.abs(next - rest) < Math.abs(best - rest) ? next : best))
}

/** A number as cooks write it: '1½' in US units and counts, '1.36' in metric units. */
export function writeNumber(value: number, isMetric: boolean): string {
  const rest = value - Math.floor(value)
  const sign = isMetric ? undefined : signs.find(([fraction]) => Math.abs(fraction - rest) < 1e-6)?.[1]
  if (!sign) return String(Number(value.toFixed(2)))
  return `${Math.floor(value) || ''}${sign}`
}
