import { data, type RouterContextProvider } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { services } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { collectionDraft } from '#domain/collections/collection-draft.ts'
import { type CollectionRefusal, saveCollection, toCollectionVersion } from '#operations/collections/write-collection.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import { compareVersions } from '#operations/revisions/compare-versions.ts'
import { findAnyCollection } from '#storage/collections/all-collections.ts'
import type { Database } from '#storage/database/database.ts'
import { isDiskFull } from '#storage/database/storage-error.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import { toWishName } from '../publication/read-wish.ts'
import type { RecordAnswer } from '../use-record-form.ts'
import { readCollectionFields } from './collection-fields.ts'

type Typed = Record<string, string>

/** Saves the form of a collection: the one with `id`, or a new one. */
export async function answerCollection(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id, by }: { id: string | undefined; by: Viewer },
) {
  const parsed = await readEditorForm(request, () => collectionDraft)
  const { typed } = parsed
  const unsaved = (status: number, message: string, more: Partial<RecordAnswer> = {}) =>
    data<RecordAnswer>({ form: 'collection', sent: false, message, errors: {}, typed, ...more }, { status })
  if (!parsed.ok) return unsaved(400, 'Nothing was saved yet. Please check the fields marked below.', { errors: parsed.errors })
  const work = async () => {
    const parts = context.get(services)
    const earlier = id === undefined ? undefined : await findAnyCollection(parts.db, id)
    const state = toState(typed, earlier)
    const outcome = await saveCollection(parts, parsed.value, {
      ...{ id, state, formId: typed.formId ?? '' },
      base: /^\d{1,15}$/.test(typed.base ?? '') ? Number(typed.base) : undefined,
    })
    if (!outcome.ok && outcome.reason === 'conflict')
      return unsaved(409, changedMeanwhile, { conflict: await toConflict(parts.db, typed, outcome.stored) })
    if (!outcome.ok) {
      const { field, words } = describe(outcome)
      return unsaved(outcome.reason === 'gone' ? 404 : 400, `Nothing was saved yet. ${words}`, field ? { errors: { [field]: words } } : {})
    }
    const link = `/admin/collections/edit?id=${outcome.id}`
    await noteInLog(context, { by, log: { kind: 'writing', what: `saved the collection “${parsed.value.title}”`, link } })
    const stored = await findAnyCollection(parts.db, outcome.id)
    return data<RecordAnswer>({
      ...{ form: 'collection', sent: true, errors: {}, typed: {}, message: toMessage(state, earlier?.state) },
      ...{ savedId: outcome.id, saved: { urlSlug: outcome.slug, content: undefined } },
      ...(stored && { revision: toCollectionVersion(stored) }),
    })
  }
  return catchOutage(context, work, (error) =>
    unsaved(
      503,
      isDiskFull(error)
        ? 'The collection could not be saved: the disk is full. Your text is still here: make some room, then try again.'
        : 'The collection could not be saved just now. Your text is still here: try again in a minute.',
    ),
  )
}

/** A new collection is published unless its draft is to be saved; a stored one stays what it is. */
function toState(typed: Typed, stored: Collection | undefined): Collection['state'] {
  const asked = toWishName(typed)
  if (asked === 'draft') return 'draft'
  return asked === 'publish' ? 'published' : (stored?.state ?? 'published')
}

function toMessage(state: Collection['state'], earlier: Collection['state'] | undefined) {
  if (state === 'draft') return earlier === 'published' ? 'Collection is a draft again' : 'Draft saved'
  return earlier === 'published' ? 'Collection saved' : 'Collection published'
}

const changedMeanwhile = 'Nothing was saved yet: somebody has saved this collection in the meantime. Both versions stand below.'

/** Both versions of a collection, field by field: what was typed, and what is stored. */
async function toConflict(db: Database, typed: Typed, stored: Collection): Promise<NonNullable<RecordAnswer['conflict']>> {
  const { fields: theirs } = await readCollectionFields(db, stored)
  const ours = Object.fromEntries(Object.keys(theirs).map((name) => [name, (typed[name] ?? '').replaceAll('\r\n', '\n').trim()]))
  return {
    ...{ revision: toCollectionVersion(stored), author: 'Somebody', savedAt: stored.updatedAt, taken: [], stored: theirs },
    // Without an address the collection keeps its own.
    fields: compareVersions(toCompared({ ...ours, urlSlug: ours.urlSlug || theirs.urlSlug }), toCompared(theirs)),
  }
}

/** Recipes are compared line by line. */
function toCompared(fields: Record<string, string | undefined>) {
  return { ...fields, recipes: fields.recipes?.split('\n').filter(Boolean) }
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'The address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'Another collection has this address. Choose another one.' },
  gone: { field: undefined, words: 'This collection was deleted meanwhile. Copy your text to a new one.' },
} as const

function describe(refusal: Exclude<CollectionRefusal, { reason: 'conflict' }>) {
  if (refusal.reason === 'picture') return { field: 'picture', words: pictureRefusals[refusal.failed.reason] }
  if (refusal.reason !== 'unknown') return refusals[refusal.reason]
  const named = refusal.lines.map((line) => `“${line.slice(0, 80)}”`).join(', ')
  return { field: 'recipes', words: `There is no recipe with this title, address or number: ${named}.` }
}
