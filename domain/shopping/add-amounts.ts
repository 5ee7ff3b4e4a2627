import type { Units } from '#packages/ingredients/display.ts'
import { convertQuantity, type Quantity } from '#packages/ingredients/quantity.ts'
import { showQuantity } from '#packages/ingredients/show-quantity.ts'
import { findUnit } from '#packages/ingredients/units.ts'
import { toKind } from './need.ts'
import type { ShoppingAmount } from './read-shopping-line.ts'

const gram = findUnit('g')

/** The smallest common units, in which no amount is displayed as such. */
const plainUnits = ['tsp', 'ml', 'oz', 'g'].flatMap((spelling) => findUnit(spelling) ?? [])

/**
 * The sum of one food's amounts, each part as displayed: '2 cups', '3 cans (14 oz)'. Volumes are added to masses if the food's density is
 * known or a line gives both; what can't be added stays separate.
 */
export function addAmounts(amounts: readonly ShoppingAmount[], units: Units): string[] {
  const hasMass = amounts.some(({ quantity }) => quantity.unit?.kind === 'mass')
  const sums = new Map<string, Sum>()
  for (const amount of amounts) {
    const quantity = (hasMass && toMass(amount)) || amount.quantity
    const key = toKind({ ...amount, quantity })
    const sum = sums.get(key)
    const hasNoCups = amount.hasNoCups || sum?.hasNoCups
    sums.set(key, sum ? { ...sum, quantity: add(sum.quantity, quantity), hasNoCups, shown: undefined } : { ...amount, quantity })
  }
  const hasCups = amounts.some(({ quantity }) => quantity.unit?.name === 'cup')
  return [...sums.values()].map(({ quantity, size, gramsPerMilliliter, isScooped, hasNoCups, shown }) => {
    const isWeighed = units !== 'us' || isScooped
    const display = { factor: 1, units, ...(hasNoCups && !hasCups && { hasNoCups }) }
    const text = shown ?? showQuantity(quantity, display, isWeighed ? gramsPerMilliliter : undefined)
    return size ? `${text} (${size})` : text
  })
}

function isSpoon({ unit }: Quantity) {
  return /spoon$/.test(unit?.name ?? '')
}

type Sum = Pick<ShoppingAmount, 'quantity' | 'size' | 'gramsPerMilliliter' | 'isScooped' | 'shown'> & { hasNoCups?: true | undefined }

/** A volume as a mass, if the line gives it or the food's density is known; undefined otherwise. */
function toMass({ quantity, same, gramsPerMilliliter }: ShoppingAmount): Quantity | undefined {
  if (quantity.unit?.kind !== 'volume') return undefined
  return same.find(({ unit }) => unit?.kind === 'mass') ?? (gram && convertQuantity(quantity, gram, gramsPerMilliliter))
}

/**
 * The sum of two amounts of one kind, in the first one's units: in its own unit only if the other uses it, too. Spoons are used in every country, so
 * '2 tbsp' and '100 ml' add up in millilitres.
 */
function add(one: Quantity, other: Quantity): Quantity {
  if (isSpoon(one) && !isSpoon(other)) return add(other, one)
  const { low, high } = (one.unit && convertQuantity(other, one.unit)) ?? other
  const sum = { low: one.low + low, high: one.high + high, unit: one.unit }
  if (one.unit === other.unit) return sum
  const plain = plainUnits.find(({ kind, system }) => kind === one.unit?.kind && system === one.unit.system)
  return (plain && convertQuantity(sum, plain)) ?? sum
}
