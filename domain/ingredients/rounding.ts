/**
 * The rounding rule for all displayed numbers. `steps` are the increments of a unit: the first row whose `below` exceeds the exact number
 * applies. 'fractions' means whole numbers and ⅛ ¼ ⅓ ⅜ ½ ⅝ ⅔ ¾ ⅞, at most an eighth apart. An 'added' spoon is the second term of '1 cup +
 * 2 tbsp'. The maximum error is half a step; below the smallest displayed number it is that number.
 */
type Rounding = { least: number; steps: { below: number; step: number | 'fractions' }[] }

const fractions: Rounding = {
  least: 1 / 8,
  steps: [
    { below: 10, step: 'fractions' },
    { below: 20, step: 1 / 2 },
    { below: Number.POSITIVE_INFINITY, step: 1 },
  ],
}
const whole: Rounding = { least: 1, steps: [{ below: Number.POSITIVE_INFINITY, step: 1 }] }
const small: Rounding = {
  least: 0.1,
  steps: [
    { below: 1, step: 0.1 },
    { below: 10, step: 0.5 },
    { below: 100, step: 1 },
    { below: Number.POSITIVE_INFINITY, step: 5 },
  ],
}
const large: Rounding = {
  least: 0.01,
  steps: [
    { below: 10, step: 0.01 },
    { below: Number.POSITIVE_INFINITY, step: 0.1 },
  ],
}
const tenths: Rounding = { least: 0.1, steps: [{ below: Number.POSITIVE_INFINITY, step: 0.1 }] }

const roundingByUnit: Record<string, Rounding> = {
  gram: small,
  milliliter: small,
  milligram: whole,
  kilogram: large,
  liter: large,
  deciliter: tenths,
  centiliter: tenths,
  centimeter: tenths,
  millimeter: whole,
  pinch: whole,
  dash: whole,
  handful: whole,
  drop: whole,
  splash: whole,
  drizzle: whole,
  sprinkle: whole,
  glug: whole,
  'added tablespoon': { least: 0, steps: [{ below: Number.POSITIVE_INFINITY, step: 1 / 2 }] },
  'added teaspoon': { least: 0, steps: [{ below: Number.POSITIVE_INFINITY, step: 1 / 4 }] },
}

const shownFractions = [0, 1 / 8, 1 / 4, 1 / 3, 3 / 8, 1 / 2, 5 / 8, 2 / 3, 3 / 4, 7 / 8, 1]

/** The displayed number for an exact one in a unit ('' for plain counts). Never 0. */
export function roundAmount(value: number, unit = ''): number {
  const { least } = roundingByUnit[unit] ?? fractions
  return Math.max(least, roundToStep(value, findStep(value, unit)))
}

/** The maximum rounding error of a displayed number, in its unit. */
export function largestError(value: number, unit = ''): number {
  const { least } = roundingByUnit[unit] ?? fractions
  const step = findStep(value, unit)
  return value < least ? least : (step === 'fractions' ? 1 / 8 : step) / 2
}

/** Whether a number is less than half the smallest displayed one. */
export function isTooLittle(value: number, unit = ''): boolean {
  return value < (roundingByUnit[unit] ?? fractions).least / 2
}

function findStep(value: number, unit: string): number | 'fractions' {
  return (roundingByUnit[unit] ?? fractions).steps.find(({ below }) => value < below)?.step ?? 1
}

function roundToStep(value: number, step: number | 'fractions'): number {
  if (step !== 'fractions') return Number((Math.round(value / step) * step).toFixed(6))
  const rest = value - Math.floor(value)
  return Math.floor(value) + shownFractions.reduce((best, next) => (Math.abs(next - rest) < Math.abs(best - rest) ? next : best))
}

const signs: [number, string][] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]

/** A number as cooks write it: '1½' in US units and counts, '1.36' in metric units. */
export function writeNumber(value: number, isMetric: boolean): string {
  const rest = value - Math.floor(value)
  const sign = isMetric ? undefined : signs.find(([fraction]) => Math.abs(fraction - rest) < 1e-6)?.[1]
  if (!sign) return String(Number(value.toFixed(2)))
  return `${Math.floor(value) || ''}${sign}`
}
