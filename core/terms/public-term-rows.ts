import type { Database } from '#core/database/database.ts'
import { noteTable } from '#core/database/per-request.ts'
import type { AddressKind } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { Term, TermKind } from '#domain/terms/term.ts'

// Terms as visitors see them: those that a published record has.

/** How many published records a term has. */
export async function countShown(db: Database, termId: string) {
  noteTable(db, 'recordTerms')
  const counted = db.selectFrom('rowCounts').select('total').where('list', '=', 'recordTerms').where('part', '=', termId)
  return (await counted.executeTakeFirst())?.total ?? 0
}

/** The term that has a slug, or had it once. */
export async function findTermBySlug(db: Database, kind: TermKind, slug: string): Promise<Term | undefined> {
  return db
    .selectFrom('termSlugs')
    .innerJoin('terms', 'terms.id', 'termSlugs.termId')
    .selectAll('terms')
    .where('termSlugs.kind', '=', kind)
    .where('termSlugs.slug', '=', slug)
    .executeTakeFirst()
}

/** Up to `limit` slugs of terms with published records, in the order of their ids after `after`, with their pictures. */
export async function listShownTerms(db: Database, after: string, limit: number) {
  const rows = await db
    .selectFrom('terms')
    .select(['id', 'kind', 'slug', 'picture', 'pictureFetched'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('recordTerms').select('recordId').whereRef('termId', '=', 'terms.id').where('shownAt', 'is not', null)),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ picture, pictureFetched, ...term }) => ({
    ...term,
    picture: [pictureFetched, picture].find(pictureName) ?? undefined,
  }))
}

/** How many published posts or recipes an author has: `countShown` counts both. */
export async function countShownOf(db: Database, recordKind: AddressKind, termId: string) {
  const counted = db.selectFrom('recordTerms').select(({ fn }) => fn.countAll().as('total'))
  const shown = counted.where('termId', '=', termId).where('recordKind', '=', recordKind).where('shownAt', 'is not', null)
  return Number((await shown.executeTakeFirstOrThrow()).total)
}

/** The ids of a term's published posts or recipes, newest first. */
export async function listShownIds(db: Database, recordKind: AddressKind, termId: string, { limit, offset }: Slice) {
  const rows = await db
    .selectFrom('recordTerms')
    .select('recordId')
    .where('termId', '=', termId)
    .where('recordKind', '=', recordKind)
    .where('shownAt', 'is not', null)
    .orderBy('shownAt', 'desc')
    .orderBy('recordId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ recordId }) => recordId)
}
