/** A reproducible pseudo-random generator. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number
  /** An integer from 0 up to, but not including, `end`. */
  below: (end: number) => number
  pick: <Item>(items: readonly Item[]) => Item
}

/** The generator for one record. Records are independent: any of them can be generated without the others. */
export function createRandom(seed: number, kind: string, index: number): Random {
  const next = mulberry32(hash(`${seed} ${kind} ${index}`))
  const below = (end: number) => Math.floor(next() * end)
  function pick<Item>(items: readonly Item[]) {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('Cannot pick from an empty list')
    return item
  }
  return { next, below, pick }
}

/** Mulberry32, a small and fast generator of numbers from 0 to 1; good enough for generated texts. */
export function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An integer below `end` with a Zipf-like distribution, as of words and readers: small ones are frequent, large ones rare. */
export function pickRank({ next }: Random, end: number) {
  return Math.floor((end + 1) ** next()) - 1
}

/** The item at an index, modulo the length. */
export function itemAt<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length]
  if (item === undefined) throw new Error('Cannot choose from an empty list')
  return item
}

function hash(text: string) {
  let state = 2166136261
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 16777619)
  return state
}
