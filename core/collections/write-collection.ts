import { deleteOldAddressesOf } from '#core/addresses/old-address-rows.ts'
import { isTypedSlugTaken, takeSlug } from '#core/addresses/take-slug.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { saveOnce } from '#core/forms/save-once.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { type FailedPicture, fetchLinked } from '#core/pictures/store-linked-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import type { Saved } from '#core/revisions/describe-revision.ts'
import { type Conflict, planEdit, retryWhileStale, staleRevision } from '#core/revisions/plan-edit.ts'
import { findLatestRevision } from '#core/revisions/revision-rows.ts'
import { type Editing, findRevisionNumber, forgetVersions, saveRevision } from '#core/revisions/save-revision.ts'
import { toCollectionFields } from '#core/revisions/stored-fields.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import type { Collection } from '#domain/collections/collection.ts'
import type { CollectionDraft } from '#domain/collections/collection-draft.ts'
import { newId } from '#domain/id.ts'
import { toSlug } from '#domain/text/slug.ts'
import { deleteCollection, findAnyCollection, putCollection } from './all-collection-rows.ts'
import { findNamed, nameRecipes } from './name-recipes.ts'

/** Why a collection was not saved. `unknown`: these lines name no recipe. `conflict`: others changed the same since the form was opened. */
export type CollectionRefusal =
  | { ok: false; reason: 'slug-empty' | 'slug-taken' | 'gone' }
  | { ok: false; reason: 'unknown'; lines: string[] }
  | { ok: false; reason: 'picture'; failed: FailedPicture }
  | { ok: false; reason: 'conflict'; conflict: Conflict }

/** `taken` names the fields that others changed meanwhile. */
export type CollectionOutcome = { ok: true; id: string; slug: string; revision: number; taken: string[] } | CollectionRefusal

type CollectionSaving = {
  /** The collection to change; without it a new one is made. */
  id: string | undefined
  state: Collection['state']
  formId: string
  editing?: Editing
}

/** Saves a collection. The slug that it leaves redirects from then on. What others saved since the form was opened is merged with it, or is a conflict. */
export async function saveCollection(parts: FetchParts, draft: CollectionDraft, saving: CollectionSaving): Promise<CollectionOutcome> {
  const { ids: recipes, unknown } = await findNamed(parts.db, draft.recipes)
  const { pictureAlt = null, homePlace = null } = draft
  const typed = { ...draft, recipes, pictureAlt, homePlace }
  return retryWhileStale(() => tryToSave(parts, typed, { ...saving, unknown }))
}

type Typed = ReturnType<typeof toCollectionFields>

async function tryToSave(
  parts: FetchParts,
  typed: Typed,
  { id, state, formId, editing = {}, unknown }: CollectionSaving & { unknown: string[] },
): Promise<CollectionOutcome | typeof staleRevision> {
  const { db, clock } = parts
  const key = { kind: 'collection' as const, id: id ?? '' }
  const latest = id === undefined ? undefined : await findLatestRevision(db, key)
  const earlier = id === undefined ? undefined : await findAnyCollection(db, id)
  if (id !== undefined && !earlier) return { ok: false, reason: 'gone' }
  const edit = earlier && { latest, draft: typed, stored: toCollectionFields(earlier), editing, toShown: nameRecipes(db) }
  const plan = edit ? await planEdit(db, key, edit) : { ok: true as const, draft: typed, number: 0, taken: [] }
  if (!plan.ok) return plan
  const { draft, number, taken } = plan
  const wanted = toSlug(draft.urlSlug || draft.title)
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const address = { typed: draft.urlSlug, title: draft.title, ...(earlier && { own: earlier.slug }) }
  if (await isTypedSlugTaken(db, 'collection', address)) return { ok: false, reason: 'slug-taken' }
  if (unknown.length > 0) return { ok: false, reason: 'unknown', lines: unknown }
  const link = draft.picture.startsWith('/') ? null : draft.picture
  const { reference, failed } = await fetchLinked(parts, link, draft.picture === earlier?.picture ? earlier.pictureFetched : undefined)
  if (failed) return { ok: false, reason: 'picture', failed }
  const now = clock()
  const { title, intro, picture, pictureAlt, recipes, homePlace } = draft
  const written = { title, intro, picture, pictureAlt, pictureFetched: reference, recipes, homePlace, state, updatedAt: now.toISOString() }
  if (!earlier) {
    const saved = await saveOnce(db, { formId, said: ['collection', draft, state], now }, async (transaction) => {
      const slug = await takeSlug(transaction, { kind: 'collection', wanted, now })
      const collection = { ...written, id: newId(now), slug, createdAt: now.toISOString() }
      await store(transaction, { after: collection, now, editing: { ...editing, copyId: editing.copyId ?? formId } })
      return { recordId: collection.id, slug }
    })
    return { ok: true, id: saved.recordId, slug: saved.slug, revision: 1, taken }
  }
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    const present = await findAnyCollection(transaction, earlier.id)
    if (!present) return { ok: false, reason: 'gone' }
    if ((await findRevisionNumber(transaction, key)) !== number) return staleRevision
    const slug = await takeSlug(transaction, { kind: 'collection', wanted, now, present })
    const revision = await store(transaction, { before: present, after: { ...present, ...written, slug }, now, editing })
    return { ok: true, id: present.id, slug, revision, taken }
  })
}

type Stored = { before?: Collection; after: Collection; now: Date; editing: Editing }

async function store(db: Database, { before, after, now, editing }: Stored) {
  await putCollection(db, after)
  await notePictures(db, { before: before && picturesIn(before), after: picturesIn(after), now })
  return saveRevision(db, { kind: 'collection', id: after.id }, { before: before && toSaved(before), after: toSaved(after), editing })
}

function toSaved(collection: Collection): Saved {
  return { fields: toCollectionFields(collection), at: collection.updatedAt, state: collection.state, publishedAt: '' }
}

/** Deletes a collection; its recipes stay. */
export function removeCollection(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const present = await findAnyCollection(transaction, id)
    await deleteOldAddressesOf(transaction, 'collection', id)
    await forgetVersions(transaction, { kind: 'collection', id })
    await deleteCollection(transaction, id)
    await notePictures(transaction, { before: present && picturesIn(present), now })
  })
}

function picturesIn({ picture, pictureFetched }: Pick<Collection, 'picture' | 'pictureFetched'>) {
  return { references: [picture, pictureFetched] }
}
