import { compareVersions } from '#core/revisions/compare-versions.ts'
import { rowFields, toRows } from '../recipes/recipe-fields.ts'

type Typed = Record<string, string>

/** How two texts of one form differ, field by field, as they were typed. */
export function compareTyped({ ours, theirs }: { ours: Typed; theirs: Typed }) {
  return compareVersions(toComparable(ours), toComparable(theirs))
}

/** Rows as lists; an empty field is nothing, like one that is missing. */
function toComparable(typed: Typed) {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, rowFields.includes(name) ? toList(value) : value || null]))
}

function toList(value: string) {
  const rows = toRows(value)
  return rows.length > 0 ? rows : null
}
