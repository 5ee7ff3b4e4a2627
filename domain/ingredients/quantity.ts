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
export function convertQuantity(quantity: Quantity, unit: Unit, gramsPerMilliliter?: number): Quantity | undefined {
  const from = quantity.unit
  const ratio = from && toRatio(from, unit, gramsPerMilliliter)
  return ratio
    ? { low: (quantity.low * from.size * ratio) / unit.size, high: (quantity.high * from.size * ratio) / unit.size, unit }
    : undefined
}

function toRatio(from: Unit, to: Unit, gramsPerMilliliter?: number): number | undefined {
  if (from.kind === 'count' || to.kind === 'count') return undefined
  if (from.kind === to.kind) return 1
  if (from.kind === 'volume' && to.kind === 'mass') return gramsPerMilliliter
  if (from.kind === 'mass' && to.kind === 'volume') return gramsPerMilliliter && 1 / gramsPerMilliliter
  return undefined
}
