import { joinNames, splitNames, type TermKind, toTermSlug } from '#domain/terms/term.ts'
import type { Database } from '#storage/database/database.ts'
import { findTermIds } from '#storage/terms/record-terms.ts'
import { listNamesOfTerms } from '#storage/terms/terms.ts'

/** A text of names in the owner's spelling: terms by their present names, also where a text has an earlier one or that of a term that was merged. */
export async function toKnownNames(db: Database, kind: TermKind, text: string | null | undefined) {
  const names = splitNames(text)
  if (names.length === 0) return null
  const ids = await findTermIds(db, kind, names.map(toTermSlug))
  const known = await listNamesOfTerms(db, [...new Set(ids.values())])
  return joinNames(names.map((name) => known.get(ids.get(toTermSlug(name)) ?? '') ?? name))
}
