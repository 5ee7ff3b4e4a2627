import type { Collection } from '#domain/collections/collection.ts'
import type { CollectionDraft } from '#domain/collections/collection-draft.ts'
import { newId } from '#domain/id.ts'
import { toSlug } from '#domain/text/slug.ts'
import { isTypedSlugTaken, takeSlug } from '#operations/addresses/take-slug.ts'
import { saveVersion } from '#operations/forms/save-version.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import { type FailedPicture, fetchLinked } from '#operations/pictures/store-linked-pictures.ts'
import { notePictures } from '#operations/pictures/unused-pictures.ts'
import { deleteOldAddressesOf } from '#storage/addresses/old-addresses.ts'
import { deleteCollection, findAnyCollection, putCollection } from '#storage/collections/all-collections.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { findNamed } from './name-recipes.ts'

/** Why a collection was not saved. `unknown`: these lines name no recipe. `conflict`: it was saved since the form was opened. */
export type CollectionRefusal =
  | { ok: false; reason: 'slug-empty' | 'slug-taken' | 'gone' }
  | { ok: false; reason: 'unknown'; lines: string[] }
  | { ok: false; reason: 'picture'; failed: FailedPicture }
  | { ok: false; reason: 'conflict'; stored: Collection }

export type CollectionOutcome = { ok: true; id: string; slug: string } | CollectionRefusal

type CollectionSaving = {
  /** The collection to change; without it a new one is made. */
  id: string | undefined
  state: Collection['state']
  formId: string
  /** The version that the form began with; without it, the form replaces what is stored. */
  base?: number | undefined
}

/** Saves a collection. The slug that it leaves redirects from then on. */
export async function saveCollection(parts: FetchParts, draft: CollectionDraft, saving: CollectionSaving): Promise<CollectionOutcome> {
  const { db, clock } = parts
  const { id, state } = saving
  const earlier = id === undefined ? undefined : await findAnyCollection(db, id)
  if (id !== undefined && !earlier) return { ok: false, reason: 'gone' }
  const wanted = toSlug(draft.urlSlug || draft.title)
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const typed = { typed: draft.urlSlug, title: draft.title, ...(earlier && { own: earlier.slug }) }
  if (await isTypedSlugTaken(db, 'collection', typed)) return { ok: false, reason: 'slug-taken' }
  const { ids, unknown } = await findNamed(db, draft.recipes)
  if (unknown.length > 0) return { ok: false, reason: 'unknown', lines: unknown }
  const link = draft.picture.startsWith('/') ? null : draft.picture
  const { reference, failed } = await fetchLinked(parts, link, draft.picture === earlier?.picture ? earlier.pictureFetched : undefined)
  if (failed) return { ok: false, reason: 'picture', failed }
  const now = clock()
  const form = { formId: saving.formId, said: ['collection', draft, state], now }
  const saved = await saveVersion(db, form, {
    ...{ id, base: saving.base, find: findAnyCollection },
    async write(transaction, present) {
      const slug = await takeSlug(transaction, { kind: 'collection', wanted, now, ...(present && { present }) })
      const { title, intro, picture, pictureAlt = null, homePlace = null } = draft
      const collection: Collection = {
        ...{ id: id ?? newId(now), slug, title, intro, picture, pictureAlt, pictureFetched: reference, recipes: ids, homePlace, state },
        ...{ createdAt: present?.createdAt ?? now.toISOString(), updatedAt: now.toISOString() },
      }
      await putCollection(transaction, collection)
      await notePictures(transaction, { before: present && toShows(present), after: toShows(collection), now })
      return { recordId: collection.id, slug }
    },
  })
  return saved.ok ? { ok: true, id: saved.recordId, slug: saved.slug } : saved
}

/** Deletes a collection; its recipes stay. */
export function removeCollection(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const present = await findAnyCollection(transaction, id)
    await deleteOldAddressesOf(transaction, 'collection', id)
    await deleteCollection(transaction, id)
    await notePictures(transaction, { before: present && toShows(present), now })
  })
}

function toShows({ picture, pictureFetched }: Pick<Collection, 'picture' | 'pictureFetched'>) {
  return { references: [picture, pictureFetched] }
}
