import { type TermKind, toTermSlug } from '#domain/terms/term.ts'
import type { Database } from '#storage/database/database.ts'
import { countShown, findTermBySlug } from '#storage/terms/public-terms.ts'

/**
 * The term that visitors find under a slug in any spelling, or that had it once, and how many published records it has: undefined without any, so that
 * nobody learns of a draft by its tags.
 */
export async function findShownTerm(db: Database, kind: TermKind, slug: string) {
  const term = await findTermBySlug(db, kind, toTermSlug(slug))
  const total = term ? await countShown(db, term.id) : 0
  return term && total > 0 ? { ...term, total } : undefined
}
