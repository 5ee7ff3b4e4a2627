import type { Database } from '#core/database/database.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import type { AddressKind, Tables } from '#core/database/schema.ts'
import { newId } from '#domain/id.ts'
import { type TermKind, toTermSlug } from '#domain/terms/term.ts'
import { fold } from '#packages/ingredients/fold.ts'

/** A record with the names that its form has. `shownAt` (ISO 8601) is when it was published, null while visitors don't see it. */
type Labelled = { recordId: string; shownAt: string | null; names: { kind: TermKind; name: string }[] }

/** When visitors see a record: since it was published. */
export function toShownAt({ state, publishedAt }: { state: string; publishedAt: string }) {
  return state === 'published' ? publishedAt : null
}

/**
 * Replaces the terms of these records by those that their names have; one that there is not yet is made, as of `madeAt` (ISO 8601). Call it in the
 * transaction that stores the records, after `lockSearchIndex`: two that make one term at once would be in each other's way.
 */
export async function linkTerms(db: Database, recordKind: AddressKind, records: Labelled[], madeAt: string) {
  const ids = await findOrInsertTerms(db, records, madeAt)
  for (const batch of toRowBatches(records.map(({ recordId }) => recordId)))
    await db.deleteFrom('recordTerms').where('recordKind', '=', recordKind).where('recordId', 'in', batch).execute()
  const rows = records.flatMap(({ recordId, shownAt, names }) => {
    const termIds = new Set(names.flatMap(({ kind, name }) => ids.get(toKey(kind, toTermSlug(name))) ?? []))
    return [...termIds].map((termId) => ({ recordKind, recordId, termId, shownAt }))
  })
  for (const batch of toRowBatches(rows)) await db.insertInto('recordTerms').values(batch).execute()
}

/** Shows or hides what a record adds to the lists of its terms. */
export async function updateShownAt(db: Database, recordKind: AddressKind, recordId: string, shownAt: string | null) {
  await db.updateTable('recordTerms').set({ shownAt }).where('recordKind', '=', recordKind).where('recordId', '=', recordId).execute()
}

export async function deleteRecordTerms(db: Database, recordKind: AddressKind, recordIds: string[]) {
  await db.deleteFrom('recordTerms').where('recordKind', '=', recordKind).where('recordId', 'in', recordIds).execute()
}

/** The ids of terms by kind and slug, as far as there are some. Earlier names lead to the term that has taken their place. */
export async function findTermIds(db: Database, kind: TermKind, slugs: string[]) {
  const ids = new Map<string, string>()
  for (const batch of toRowBatches(slugs)) {
    const rows = await db.selectFrom('termSlugs').select(['slug', 'termId']).where('kind', '=', kind).where('slug', 'in', batch).execute()
    for (const { slug, termId } of rows) ids.set(slug, termId)
  }
  return ids
}

/** Stores a new term, whose slug must be free, and which takes over an earlier name of another one. */
export async function insertTerm(db: Database, kind: TermKind, name: string, madeAt: string) {
  const slug = toTermSlug(name)
  const term: Tables['terms'] = {
    ...{ id: newId(new Date(madeAt)), kind, name, nameKey: fold(name), slug },
    ...{ description: '', picture: '', pictureFetched: null, pictureAlt: null, createdAt: madeAt, updatedAt: madeAt },
  }
  await db.insertInto('terms').values(term).execute()
  await giveSlug(db, { kind, slug, termId: term.id })
  return term.id
}

/** Has a slug lead to a term from now on. */
export async function giveSlug(db: Database, { kind, slug, termId }: Tables['termSlugs']) {
  await db
    .insertInto('termSlugs')
    .values({ kind, slug, termId })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ termId }))
    .execute()
}

async function findOrInsertTerms(db: Database, records: Labelled[], madeAt: string) {
  const ids = new Map<string, string>()
  const names = Map.groupBy(
    records.flatMap((record) => record.names),
    ({ kind }) => kind,
  )
  for (const [kind, ofKind] of names) {
    const bySlug = new Map(ofKind.map(({ name }) => [toTermSlug(name), name]))
    bySlug.delete('')
    const known = await findTermIds(db, kind, [...bySlug.keys()])
    for (const [slug, name] of bySlug) ids.set(toKey(kind, slug), known.get(slug) ?? (await insertTerm(db, kind, name, madeAt)))
  }
  return ids
}

function toKey(kind: TermKind, slug: string) {
  return `${kind}/${slug}`
}
