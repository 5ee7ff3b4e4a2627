import type { Units } from './display.ts'
import { convertQuantity, type Quantity } from './quantity.ts'
import { roundAmount } from './rounding.ts'
import { getUnit, type Unit } from './units.ts'

/**
 * The displayed form of a quantity: one rounded number with its unit, or two that add up ('1 cup + 2 tbsp'). `rounding` is the row of the
 * rounding rule.
 */
export type ShownQuantity = { pieces: { low: number; high: number; unit?: Unit; rounding: string }[]; exact: Quantity }

/** Where a cook switches to the next unit: the smallest amount of each that is still measured in it. Units as written may go lower. */
const steps: { name: string; least: number; leastWritten: number; below: number; isOnlyWritten: boolean }[] = [
  { name: 'gallon', least: 1, leastWritten: 1 / 4, below: Number.POSITIVE_INFINITY, isOnlyWritten: true },
  { name: 'quart', least: 4, leastWritten: 1 / 2, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
  { name: 'pint', least: 1, leastWritten: 1 / 2, below: Number.POSITIVE_INFINITY, isOnlyWritten: true },
  { name: 'fluid ounce', least: 1, leastWritten: 1, below: Number.POSITIVE_INFINITY, isOnlyWritten: true },
  { name: 'cup', least: 1 / 4, leastWritten: 1 / 4, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
  { name: 'tablespoon', least: 1, leastWritten: 1 / 2, below: 12.25, isOnlyWritten: false },
  { name: 'teaspoon', least: 0, leastWritten: 0, below: 6, isOnlyWritten: false },
  { name: 'pound', least: 1, leastWritten: 1 / 2, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
  { name: 'ounce', least: 0, leastWritten: 0, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
  { name: 'liter', least: 1, leastWritten: 1, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
  { name: 'deciliter', least: 0.1, leastWritten: 0.1, below: 10, isOnlyWritten: true },
  { name: 'centiliter', least: 0.1, leastWritten: 0.1, below: 100, isOnlyWritten: true },
  { name: 'milliliter', least: 0, leastWritten: 0, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
  { name: 'kilogram', least: 1, leastWritten: 1, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
  { name: 'milligram', least: 1, leastWritten: 1, below: 1000, isOnlyWritten: true },
  { name: 'gram', least: 0, leastWritten: 0, below: Number.POSITIVE_INFINITY, isOnlyWritten: false },
]

/**
 * Chooses unit and rounding for an exact quantity: the largest unit in which it is a cook's number within 1 % (2 % if converted), else two
 * units, else the smallest rounding error. Small spoons stay spoons in metric: under ¼ cup, cooks everywhere measure with them.
 */
export function toShownQuantity(quantity: Quantity, units: Units, gramsPerMilliliter?: number): ShownQuantity {
  const { unit } = quantity
  if (!unit?.system || unit.kind === 'length') return toSingle(quantity, unit)
  const system = units === 'original' || isSmallSpoon(quantity, units) ? unit.system : units
  const isConverted = system !== unit.system
  const isWeighed = isConverted && system === 'metric' && unit.kind === 'volume' && gramsPerMilliliter !== undefined
  const kind = isWeighed ? 'mass' : unit.kind
  const candidates = steps
    .map((step) => ({ ...step, unit: getUnit(step.name) }))
    .filter((step) => step.unit.kind === kind && step.unit.system === system && (!step.isOnlyWritten || step.unit === unit))
    .flatMap((step) => {
      const exact = convertQuantity(quantity, step.unit, gramsPerMilliliter)
      const least = step.unit === unit ? step.leastWritten : step.least
      return exact && exact.low >= least - 1e-9 && exact.high < step.below ? [exact] : []
    })
  const exact = candidates.find((candidate) => isCooksNumber(candidate, isConverted ? 0.02 : 0.01))
  if (exact) return toSingle(exact, exact.unit)
  const smallest = candidates.at(-1) ?? quantity
  return toSum(candidates) ?? toSingle(smallest, smallest.unit)
}

function toSingle(exact: Quantity, unit: Unit | undefined): ShownQuantity {
  const rounding = unit?.name ?? ''
  return { pieces: [{ low: roundAmount(exact.low, rounding), high: roundAmount(exact.high, rounding), unit, rounding }], exact }
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

/** '1 cup + 1 tbsp', '2 tbsp + 2 tsp': only for a single number, and at most two units. */
function toSum(candidates: Quantity[]): ShownQuantity | undefined {
  const [first] = candidates
  if (!first?.unit || first.low !== first.high) return undefined
  const lesser = { cup: 'tablespoon', tablespoon: 'teaspoon' }[first.unit.name]
  if (!lesser) return undefined
  const unit = getUnit(lesser)
  const perUnit = first.unit.name === 'cup' ? 4 : 1
  const larger = Math.floor(first.low * perUnit + 1e-9) / perUnit
  if (larger === 0) return undefined
  const rounding = `added ${lesser}`
  const rest = roundAmount(((first.low - larger) * first.unit.size) / unit.size, rounding)
  const main = { low: larger, high: larger, unit: first.unit, rounding: first.unit.name }
  return { pieces: rest > 0 ? [main, { low: rest, high: rest, unit, rounding }] : [{ ...main, rounding }], exact: first }
}
