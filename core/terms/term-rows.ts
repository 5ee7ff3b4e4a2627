import type { Database } from '#core/database/database.ts'
import type { AddressKind } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Term, TermKind } from '#domain/terms/term.ts'
import { fold } from '#packages/ingredients/fold.ts'

// The owner's lists, with terms that no published record has.

/** A term in a list of the admin, and how many records have it, published or not. */
export type TermEntry = Pick<Term, 'id' | 'name' | 'slug' | 'description'> & { records: number }

/** The terms of a kind whose names have a text in them, by name. */
export async function listTerms(db: Database, kind: TermKind, search: string, { limit, offset }: Slice): Promise<TermEntry[]> {
  const terms = await named(db, kind, search)
    .select(['id', 'name', 'slug', 'description'])
    .orderBy('nameKey')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const totals = await countRecords(
    db,
    terms.map(({ id }) => id),
  )
  return terms.map((term) => ({ ...term, records: totals.get(term.id) ?? 0 }))
}

export async function countTerms(db: Database, kind: TermKind, search: string) {
  const { total } = await named(db, kind, search)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Up to `limit` names of a kind, in order. */
export async function listTermNames(db: Database, kind: TermKind, limit: number) {
  const rows = await db.selectFrom('terms').select('name').where('kind', '=', kind).orderBy('nameKey').orderBy('id').limit(limit).execute()
  return rows.map(({ name }) => name)
}

/** Up to `limit` terms of a kind, by name, with their ids. */
export function listTermNamesById(db: Database, kind: TermKind, limit: number) {
  return db.selectFrom('terms').select(['id', 'name']).where('kind', '=', kind).orderBy('nameKey').orderBy('id').limit(limit).execute()
}

export function findTerm(db: Database, id: string): Promise<Term | undefined> {
  return db.selectFrom('terms').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The present names of the terms that names of these kinds lead to, which may be earlier ones; always in the same order. */
export function listPresentNames(db: Database, kinds: readonly TermKind[], slugs: string[]) {
  return db
    .selectFrom('termSlugs')
    .innerJoin('terms', 'terms.id', 'termSlugs.termId')
    .select(['termSlugs.kind', 'termSlugs.slug', 'terms.name'])
    .where('termSlugs.kind', 'in', kinds)
    .where('termSlugs.slug', 'in', slugs)
    .orderBy('termSlugs.kind')
    .orderBy('termSlugs.slug')
    .execute()
}

/** The present names of terms, by id. */
export async function listNamesOfTerms(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('terms').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** How many records have each of some terms; those without any are left out. */
export async function countRecords(db: Database, termIds: string[]) {
  if (termIds.length === 0) return new Map<string, number>()
  const counted = db
    .selectFrom('recordTerms')
    .select(['termId', ({ fn }) => fn.countAll().as('total')])
    .where('termId', 'in', termIds)
  const rows = await counted.groupBy('termId').execute()
  return new Map(rows.map(({ termId, total }) => [termId, Number(total)]))
}

/** Up to `limit` ids of posts or recipes that have a term, in order after one. */
export async function listLabelledAfter(
  db: Database,
  recordKind: AddressKind,
  termId: string,
  { after, limit }: { after: string; limit: number },
) {
  const labelled = db.selectFrom('recordTerms').select('recordId').where('termId', '=', termId).where('recordId', '>', after)
  const rows = await labelled.where('recordKind', '=', recordKind).orderBy('recordId').limit(limit).execute()
  return rows.map(({ recordId }) => recordId)
}

/** The slugs that lead to a term. */
export async function listTermSlugs(db: Database, termId: string) {
  const rows = await db.selectFrom('termSlugs').select('slug').where('termId', '=', termId).execute()
  return rows.map(({ slug }) => slug)
}

/** Stores an edited term, whose slug must be free. */
export async function updateTerm(db: Database, { id, ...term }: Term) {
  await db
    .updateTable('terms')
    .set({ ...term, nameKey: fold(term.name) })
    .where('id', '=', id)
    .execute()
}

/** Gives everything that one term has to another and deletes it: its records, and the slugs that lead to it. */
export async function mergeTerm(db: Database, from: string, into: string) {
  await db
    .deleteFrom('recordTerms')
    .where('termId', '=', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recordTerms as other')
          .select('other.termId')
          .where('other.termId', '=', into)
          .whereRef('other.recordKind', '=', 'recordTerms.recordKind')
          .whereRef('other.recordId', '=', 'recordTerms.recordId'),
      ),
    )
    .execute()
  await db.updateTable('recordTerms').set({ termId: into }).where('termId', '=', from).execute()
  await db.updateTable('termSlugs').set({ termId: into }).where('termId', '=', from).execute()
  await db.deleteFrom('terms').where('id', '=', from).execute()
}

export async function deleteTermRow(db: Database, id: string) {
  await db.deleteFrom('recordTerms').where('termId', '=', id).execute()
  await db.deleteFrom('terms').where('id', '=', id).execute()
}

function named(db: Database, kind: TermKind, search: string) {
  const terms = db.selectFrom('terms').where('kind', '=', kind)
  const key = fold(search)
  return key ? terms.where('nameKey', 'like', `%${key.replace(/[\\%_]/g, '')}%`) : terms
}
