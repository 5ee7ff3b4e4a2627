import type { Unit } from './units.ts'

/**
 * An exact amount. `low` and `high` are equal unless the recipe gives a range; a plain count has no unit. Never rounded: rounding is for
 * display only.
 */
export type Quantity = { low: number; high: number; unit?: Unit }

/** The amount for another number of servings. */
export function scaleQuantity({ low, high, unit }: Quantity, factor: number): Quantity {
  return { low: low * factor, high: high * factor, unit }
}

/**
 * The same amount in another unit of its kind. Volume converts to mass only with `gramsPerMilliliter` of a known food. Undefined if there
 * is no conversion.
 */
export function convertQuantity({ low, high, unit: from }: Quantity, unit: Unit, gramsPerMilliliter?: number): Quantity | undefined {
  const ratio = from && findRatio(from, unit, gramsPerMilliliter)
  return ratio ? { low: (low * from.size * ratio) / unit.size, high: (high * from.size * ratio) / unit.size, unit } : undefined
}

function findRatio(from: Unit, to: Unit, gramsPerMilliliter?: number): number | undefined {
  if (from.kind === to.kind) return from.kind === 'count' ? undefined : 1
  if (from.kind === 'volume' && to.kind === 'mass') return gramsPerMilliliter
  return from.kind === 'mass' && to.kind === 'volume' && gramsPerMilliliter ? 1 / gramsPerMilliliter : undefined
}
