import { data, type RouterContextProvider } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { services } from '#app/context.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { collectionDraft } from '#domain/collections/collection-draft.ts'
import { type CollectionRefusal, saveCollection } from '#operations/collections/write-collection.ts'
import { toVersion } from '#operations/forms/save-version.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import { findAnyCollection } from '#storage/collections/all-collections.ts'
import type { Database } from '#storage/database/database.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import { answerSavedMeanwhile, answerVersion, readVersionWish, type Unsaved } from '../revisions/answer-version.ts'
import type { RecordAnswer } from '../use-record-form.ts'
import { readCollectionFields } from './collection-fields.ts'

/** Saves the form of a collection: the one with `id`, or a new one. */
export function answerCollection(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id, by }: { id: string | undefined; by: Viewer },
) {
  return answerVersion(request, context, {
    one: 'collection',
    schema: collectionDraft,
    async save(draft, typed, unsaved) {
      const parts = context.get(services)
      const earlier = id === undefined ? undefined : await findAnyCollection(parts.db, id)
      const wish = readVersionWish(typed, earlier)
      const outcome = await saveCollection(parts, draft, { id, ...wish })
      if (!outcome.ok && outcome.reason === 'conflict') return answerConflict(parts.db, typed, outcome.stored, unsaved)
      if (!outcome.ok) {
        const { field, words } = describe(outcome)
        const errors = field ? { errors: { [field]: words } } : {}
        return unsaved(outcome.reason === 'gone' ? 404 : 400, `Nothing was saved yet. ${words}`, errors)
      }
      const link = `/admin/collections/edit?id=${outcome.id}`
      await noteInLog(context, { by, log: { kind: 'writing', what: `saved the collection “${draft.title}”`, link } })
      const stored = await findAnyCollection(parts.db, outcome.id)
      return data<RecordAnswer>({
        ...{ form: 'collection', sent: true, errors: {}, typed: {}, message: toMessage(wish.state, earlier?.state) },
        ...{ savedId: outcome.id, saved: { urlSlug: outcome.slug, content: undefined } },
        ...(stored && { revision: toVersion(stored) }),
      })
    },
  })
}

function toMessage(state: Collection['state'], earlier: Collection['state'] | undefined) {
  if (state === 'draft') return earlier === 'published' ? 'Collection is a draft again' : 'Draft saved'
  return earlier === 'published' ? 'Collection saved' : 'Collection published'
}

async function answerConflict(db: Database, typed: Record<string, string>, stored: Collection, unsaved: Unsaved) {
  const { fields } = await readCollectionFields(db, stored)
  const ours = Object.fromEntries(Object.keys(fields).map((name) => [name, (typed[name] ?? '').replaceAll('\r\n', '\n').trim()]))
  // Without an address the collection keeps its own.
  const compared = { ours: toCompared({ ...ours, urlSlug: ours.urlSlug || fields.urlSlug }), theirs: toCompared(fields) }
  return answerSavedMeanwhile(unsaved, 'collection', { stored, fields, ...compared })
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
