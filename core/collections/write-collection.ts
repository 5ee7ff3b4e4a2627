import { isTypedSlugTaken, takeSlug } from '#core/addresses/take-slug.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { findSaved, saveOnce } from '#core/forms/save-once.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { type FailedPicture, fetchLinked } from '#core/pictures/store-linked-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import type { Saved } from '#core/revisions/describe-revision.ts'
import { editRecord, forgetRecord } from '#core/revisions/edit-record.ts'
import { type Conflict, firstSave } from '#core/revisions/plan-edit.ts'
import { type Editing, saveRevision } from '#core/revisions/save-revision.ts'
import { toCollectionFields } from '#core/revisions/stored-fields.ts'
import type { Collection } from '#domain/collections/collection.ts'
import type { CollectionDraft } from '#domain/collections/collection-draft.ts'
import { newId } from '#domain/id.ts'
import { planState, type StateWish, type UnscheduledState } from '#domain/publication/publication.ts'
import { toSlug } from '#domain/text/slug.ts'
import { deleteCollectionRow, findAnyCollection, putCollection } from './all-collection-rows.ts'
import { findNamed, nameRecipes } from './name-recipes.ts'

/** Why a collection was not saved. `unknown`: these lines name no recipe. `conflict`: others changed the same since the form was opened. */
export type CollectionRefusal =
  | { ok: false; reason: 'slug-empty' | 'slug-taken' | 'gone' }
  | { ok: false; reason: 'unknown'; lines: string[] }
  | { ok: false; reason: 'picture'; failed: FailedPicture }
  | { ok: false; reason: 'conflict'; conflict: Conflict }

/** `taken` names the fields that others changed meanwhile. */
export type CollectionOutcome =
  | { ok: true; id: string; slug: string; state: UnscheduledState; revision: number; taken: string[] }
  | CollectionRefusal

type CollectionSaving = {
  /** The collection to change; without it a new one is made. */
  id: string | undefined
  wish: StateWish
  formId: string
  editing?: Editing
}

/** Saves a collection. The slug that it leaves redirects from then on. What others saved since the form was opened is merged with it, or is a conflict. */
export async function saveCollection(parts: FetchParts, draft: CollectionDraft, saving: CollectionSaving): Promise<CollectionOutcome> {
  const { ids: recipes, unknown } = await findNamed(parts.db, draft.recipes)
  const { pictureAlt = null, homePlace = null } = draft
  const typed = { ...draft, recipes, pictureAlt, homePlace }
  const { id } = saving
  return id === undefined ? addCollection(parts, typed, { ...saving, unknown }) : editCollection(parts, typed, { ...saving, id, unknown })
}

type Typed = ReturnType<typeof toCollectionFields>
type Saving = CollectionSaving & { unknown: string[] }

async function addCollection(parts: FetchParts, draft: Typed, saving: Saving): Promise<CollectionOutcome> {
  const { formId, wish, unknown, editing = {} } = saving
  const state = planState(wish)
  const now = parts.clock()
  const form = { formId, said: ['collection', draft, state], now }
  const earlier = await findSaved(parts.db, form)
  if (earlier) return { ...firstSave, id: earlier.recordId, slug: earlier.slug, state }
  const ready = await prepare(parts, draft, { unknown })
  if (!ready.ok) return ready
  const saved = await saveOnce(parts.db, form, async (transaction) => {
    const slug = await takeSlug(transaction, { kind: 'collection', wanted: ready.wanted, now })
    const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() }
    const collection = { ...toColumns(draft), ...times, pictureFetched: ready.pictureFetched, state, id: newId(now), slug }
    await store(transaction, { after: collection, now, editing: { ...editing, copyId: editing.copyId ?? formId } })
    return { recordId: collection.id, slug }
  })
  return { ...firstSave, id: saved.recordId, slug: saved.slug, state }
}

function editCollection(parts: FetchParts, typed: Typed, saving: Saving & { id: string }): Promise<CollectionOutcome> {
  const { id, wish, unknown, editing = {} } = saving
  return editRecord(parts.db, {
    key: { kind: 'collection', id },
    editing,
    find: (db) => findAnyCollection(db, id),
    toFields: toCollectionFields,
    toDraft: () => typed,
    toShown: nameRecipes(parts.db),
    prepare: (draft, earlier) => prepare(parts, draft, { unknown, earlier }),
    async write(transaction, { present, draft, ready }) {
      const now = parts.clock()
      const slug = await takeSlug(transaction, { kind: 'collection', wanted: ready.wanted, now, present })
      const state = planState(wish, present.state)
      const changed = { ...toColumns(draft), pictureFetched: ready.pictureFetched, state, slug, updatedAt: now.toISOString() }
      const revision = await store(transaction, { before: present, after: { ...present, ...changed }, now, editing })
      return { id, slug, state, revision }
    },
  })
}

/** The address that a collection is to have and its picture, fetched; or why it can't be saved. */
async function prepare(parts: FetchParts, draft: Typed, { unknown, earlier }: { unknown: string[]; earlier?: Collection }) {
  const wanted = toSlug(draft.urlSlug || draft.title)
  if (wanted === '') return { ok: false as const, reason: 'slug-empty' as const }
  const address = { typed: draft.urlSlug, title: draft.title, ...(earlier && { own: earlier.slug }) }
  if (await isTypedSlugTaken(parts.db, 'collection', address)) return { ok: false as const, reason: 'slug-taken' as const }
  if (unknown.length > 0) return { ok: false as const, reason: 'unknown' as const, lines: unknown }
  const link = draft.picture.startsWith('/') ? null : draft.picture
  const fetched = draft.picture === earlier?.picture ? earlier.pictureFetched : undefined
  const { reference: pictureFetched, failed } = await fetchLinked(parts, link, fetched)
  if (failed) return { ok: false as const, reason: 'picture' as const, failed }
  return { ok: true as const, wanted, pictureFetched }
}

function toColumns({ title, intro, picture, pictureAlt, recipes, homePlace }: Typed) {
  return { title, intro, picture, pictureAlt, recipes, homePlace }
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

/** Deletes a collection with its history and old addresses, all or nothing; its recipes stay. Returns false when it was deleted already. */
export function deleteCollection(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const present = await findAnyCollection(transaction, id)
    await forgetRecord(transaction, 'collection', id, now)
    const isDeleted = await deleteCollectionRow(transaction, id)
    await notePictures(transaction, { before: present && picturesIn(present), now })
    return isDeleted
  })
}

function picturesIn({ picture, pictureFetched }: Pick<Collection, 'picture' | 'pictureFetched'>) {
  return { references: [picture, pictureFetched] }
}
