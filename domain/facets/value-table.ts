/** Encodes the values of a facet as numbers, for fast comparing and counting, and counts the spellings of each. */
export type ValueTable = { numbers: Map<string, number>; keys: string[]; spellings: Map<string, number>[] }

/** Stands for an absent value. */
export const noValue = -1

export function createValueTable(): ValueTable {
  return { numbers: new Map(), keys: [], spellings: [] }
}

/** The number of a key, assigned on first use. */
export function numberOf(table: ValueTable, key: string): number {
  const known = table.numbers.get(key)
  if (known !== undefined) return known
  table.spellings.push(new Map())
  const number = table.keys.push(key) - 1
  table.numbers.set(key, number)
  return number
}

/** Adds one use of a spelling, or with `step` -1 removes one. */
export function countSpelling(table: ValueTable, number: number, spelling: string, step: 1 | -1) {
  const spellings = table.spellings[number]
  const count = (spellings?.get(spelling) ?? 0) + step
  if (count > 0) spellings?.set(spelling, count)
  else spellings?.delete(spelling)
}

/** The most common spelling of a value. */
export function spellingOf(table: ValueTable, number: number): string {
  const spellings = [...(table.spellings[number] ?? [])]
  const [first] = spellings.toSorted(([one, count], [other, otherCount]) => otherCount - count || compareText(one, other))
  return first?.[0] ?? table.keys[number] ?? ''
}

/** Compares by UTF-16 code units: the same order on every machine. */
export function compareText(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
