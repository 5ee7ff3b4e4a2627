import type { ShoppingAmount } from './read-shopping-line.ts'

/**
 * How much of a thing is needed, whatever units are displayed: millilitres of 'volume', grams of 'mass', and counts by unit and size.
 * 'some' is for lines without an amount.
 */
export type Need = Readonly<Record<string, number>>

/** The need of one food's lines, each with its amount if it gives one. */
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

/** The key under which amounts can be added. */
export function toKind({ quantity: { unit }, size }: ShoppingAmount) {
  return unit?.system ? `${unit.kind} ${size}`.trimEnd() : `${unit?.name ?? ''} ${size}`
}

/** Whether someone who has bought one need needs nothing more for the other. */
export function covers(bought: Need, need: Need): boolean {
  return Object.entries(need).every(([kind, amount]) => amount <= (bought[kind] ?? 0) * (1 + 1e-6))
}
