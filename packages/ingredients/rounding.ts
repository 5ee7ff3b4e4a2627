import { readNumber } from './numbers.ts'
import { pinches } from './units.ts'

/**
 * The rounding rule for all displayed numbers: the steps of each unit, by the upper bound of the exact number. The first step is also the
 * smallest displayed number. The maximum error is half a step; numbers below the smallest are shown as that number.
 */
const rounding: [units: string[], steps: Record<number, number>][] = [
  [['gram', 'milliliter'], { 1: 0.01, 5: 0.1, 10: 0.5, 250: 1, Infinity: 5 }],
  [['kilogram', 'liter'], { 10: 0.01, Infinity: 0.1 }],
  [['deciliter', 'centiliter', 'centimeter'], { 1: 0.01, 10: 0.05, Infinity: 0.1 }],
  [['milligram', 'millimeter', ...pinches], { Infinity: 1 }],
]
/** US units and counts. A step of an eighth means the nearest of ⅛ ¼ ⅓ ⅜ ½ ⅝ ⅔ ¾ ⅞. */
const otherSteps = { 10: 1 / 8, 20: 1 / 2, Infinity: 1 }

const signs = [...'⅛¼⅓⅜½⅝⅔¾⅞'].map((sign): [number, string] => [readNumber(sign) ?? 0, sign])
/** Less than a quarter teaspoon needs finer steps: an eighth would be far from a sixth. */
const fineSigns: [number, string][] = [
  [1 / 16, '1/16'],
  [1 / 6, '⅙'],
  [3 / 16, '3/16'],
]

/** The displayed number for an exact one in a unit ('' for plain counts). Never 0. */
export function roundAmount(value: number, unit = ''): number {
  return Math.max(
    findStep(0, unit),
    roundToStep(value, findStep(value, unit), unit === 'teaspoon' && value < 1 / 4 ? fineSigns.map(([fraction]) => fraction) : []),
  )
}

/** The nearest quarter or third, as on measuring cups, spoons and scales. */
export function roundToMeasure(value: number, unit: string): number {
  if (unit === 'tablespoon') return value < 4 ? Math.round(value * 2) / 2 : Math.round(value)
  if (value >= 10 || (unit === 'teaspoon' && value < 1)) return roundAmount(value, unit)
  return Math.floor(value) + nearest(value - Math.floor(value), [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1])
}

/** Whether a number is less than half the smallest displayed one. */
export function isTooLittle(value: number, unit = ''): boolean {
  return value < findStep(0, unit) / 2
}

export function findStep(value: number, unit = ''): number {
  const steps = rounding.find(([units]) => units.includes(unit))?.[1] ?? otherSteps
  return Object.entries(steps).find(([below]) => value < Number(below))?.[1] ?? 1
}

function roundToStep(value: number, step: number, more: readonly number[]): number {
  if (step !== otherSteps[10]) return Number((Math.round(value / step) * step).toFixed(6))
  const rest = value - Math.floor(value)
  return Math.floor(value) + nearest(rest, [0, ...more, ...signs.map(([fraction]) => fraction), 1])
}

function nearest(value: number, shown: readonly number[]) {
  return shown.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best))
}

/** A number as cooks write it: '1½' in US units and counts, '1.36' in metric units. */
export function writeNumber(value: number, isMetric: boolean): string {
  const rest = value - Math.floor(value)
  const fine = isMetric ? undefined : fineSigns.find(([fraction]) => Math.abs(fraction - value) < 1e-6)?.[1]
  if (fine) return fine
  const sign = isMetric ? undefined : signs.find(([fraction]) => Math.abs(fraction - rest) < 1e-6)?.[1]
  return sign ? `${Math.floor(value) || ''}${sign}` : String(Number(value.toFixed(2)))
}
