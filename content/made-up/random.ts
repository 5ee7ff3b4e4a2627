/** A source of numbers that is the same each time for the same seed. */
export type Random = {
  /** From 0 up to 1. */
  next: () => number
  /** A whole number from 0 up to, but not including, `end`. */
  below: (end: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** The numbers of one record: each record of a kind has its own, so that any of them can be made without the others. */
export function createRandom(seed: number, kind: string, index: number): Random {
  const next = mulberry32(hash(`${seed} ${kind} ${index}`))
  const below = (end: number) => Math.floor(next() * end)
  function pick<Item>(items: readonly Item[]) {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  return { next, below, pick }
}

/** Numbers from 0 up to 1, the same ones for a seed: small, quick and even enough for made-up texts. */
export function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number below `end` as words and readers come: the first ones often, the last ones hardly ever (Zipf's law). */
export function pickRank({ next }: Random, end: number) {
  return Math.floor((end + 1) ** next()) - 1
}

/** The item at a position, going round. */
export function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

function hash(text: string) {
  let state = 2166136261
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 16777619)
  return state
}
