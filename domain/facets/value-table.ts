/** Numbers for the values of a facet, so that many recipes are compared and counted quickly, and how often each is spelled in which way. */
export type ValueTable = { numbers: Map<string, number>; keys: string[]; spellings: Map<string, number>[] }

/** The number of what no recipe has. */
export const noValue = -1

/** A table without values. */
export function createValueTable(): ValueTable {
  return { numbers: new Map(), keys: [], spellings: [] }
}

/** The number of a key, which is given one when it has none. */
export function numberOf(table: ValueTable, key: string): number {
  const known = table.numbers.get(key)
  if (known !== undefined) return known
  table.spellings.push(new Map())
  const number = table.keys.push(key) - 1
  table.numbers.set(key, number)
  return number
}

/** Counts a spelling of a value once more, or with `step` -1 once less. */
export function countSpelling(table: ValueTable, number: number, spelling: string, step: 1 | -1) {
  const spellings = table.spellings[number]
  const count = (spellings?.get(spelling) ?? 0) + step
  if (count > 0) spellings?.set(spelling, count)
  else spellings?.delete(spelling)
}

/** The commonest spelling of a value. */
export function spellingOf(table: ValueTable, number: number): string {
  const spellings = [...(table.spellings[number] ?? [])]
  const [first] = spellings.toSorted(([one, count], [other, otherCount]) => otherCount - count || compareText(one, other))
  return first?.[0] ?? table.keys[number] ?? ''
}

/** The order of texts by their characters' codes, the same on every machine. */
export function compareText(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
