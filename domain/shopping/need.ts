import type { ShoppingAmount } from './read-shopping-line.ts'

/**
 * How much of a thing is needed, whatever units it is shown in: millilitres of 'volume', grams of 'mass', and numbers of what is counted, by its unit and size.
 * 'some' is for lines that say no amount.
 */
export type Need = Readonly<Record<string, number>>

/** The need of lines of one food, each with its amount if it says one. */
export function toNeed(amounts: readonly (ShoppingAmount | undefined)[]): Need {
  const need: Record<string, number> = {}
  for (const amount of amounts) {
    if (!amount) {
      need.some = 1
      continue
    }
    const { unit, high } = amount.quantity
    const kind = toKind(amount)
    need[kind] = (need[kind] ?? 0) + high * (unit?.system ? unit.size : 1)
  }
  return need
}

/** What amounts are added up by. */
export function toKind({ quantity: { unit }, size }: ShoppingAmount) {
  return unit?.system ? `${unit.kind} ${size}`.trimEnd() : `${unit?.name ?? ''} ${size}`
}

/** Whether somebody who has bought the one needs nothing more for the other. */
export function covers(bought: Need, need: Need): boolean {
  return Object.entries(need).every(([kind, amount]) => amount <= (bought[kind] ?? 0) * (1 + 1e-6))
}
