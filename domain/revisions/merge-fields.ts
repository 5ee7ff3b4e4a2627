import { isSameValue, type RecordFields } from './record-fields.ts'

/** `taken` and `conflicts` are names of fields: those that only the others changed, and those that both changed, differently. */
type MergedFields<Fields> = { merged: Fields; taken: string[]; conflicts: string[] }

/**
 * Merges two versions of a record field by field, given their common base (a three-way merge). A conflict keeps ours. Without `base`, every
 * field that differs is a conflict.
 */
export function mergeFields<Fields extends RecordFields>(
  ours: Fields,
  theirs: RecordFields,
  base: RecordFields | undefined,
): MergedFields<Fields> {
  const differing = Object.keys(ours).filter((name) => !isSameValue(ours[name], theirs[name]))
  const isOurs = (name: string) => base === undefined || !isSameValue(ours[name], base[name])
  const isTheirs = (name: string) => base === undefined || !isSameValue(theirs[name], base[name])
  const taken = differing.filter((name) => !isOurs(name))
  // Theirs has the same fields with the same types.
  const merged = { ...ours, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) } as Fields
  return { merged, taken, conflicts: differing.filter((name) => isOurs(name) && isTheirs(name)) }
}
