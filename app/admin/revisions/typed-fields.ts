type Typed = Record<string, string>

/** Whether two forms have the same contents; a missing field counts as empty. */
export function hasSameFields(one: Typed, other: Typed) {
  return listChangedFields(one, other).length === 0
}

/** The names of the fields whose values differ. */
export function listChangedFields(one: Typed, other: Typed) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => (one[name] ?? '') !== (other[name] ?? ''))
}
