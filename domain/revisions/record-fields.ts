/** The field values of a post's or recipe's form, by field name: text, numbers, lists, or nothing (null or undefined). */
export type RecordFields = Record<string, unknown>

/** Whether a field has the same value in both. null, undefined and missing are equal. */
export function isSameValue(one: unknown, other: unknown) {
  return toComparable(one) === toComparable(other)
}

/** The names of the fields that differ. */
export function listDifferences(before: RecordFields, after: RecordFields) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isSameValue(before[name], after[name]))
}

function toComparable(value: unknown) {
  return JSON.stringify(value ?? null, (_name, part: unknown) => (isPlain(part) ? sortNames(part) : part))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortNames(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
