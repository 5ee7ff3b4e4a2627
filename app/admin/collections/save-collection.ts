import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { findAnyCollection } from '#core/collections/all-collection-rows.ts'
import { type CollectionRefusal, saveCollection } from '#core/collections/write-collection.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { collectionDraft } from '#domain/collections/collection-draft.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import type { Admin } from '../require-admin.ts'
import { addTaken, answerConflict, showTaken } from '../revisions/answer-conflict.ts'
import { answerVersion, readState } from '../revisions/answer-version.ts'
import { readBase } from '../revisions/read-base.ts'
import { readCollectionFields } from './collection-fields.ts'

/** Saves the form of a collection: the one with `id`, or a new one. */
export function answerCollection(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id, by }: { id: string | undefined; by: Admin },
) {
  return answerVersion(request, context, {
    one: 'collection',
    schema: collectionDraft,
    async save(draft, typed, unsaved) {
      const parts = context.get(services)
      const earlier = id === undefined ? undefined : await findAnyCollection(parts.db, id)
      const state = readState(typed, earlier)
      const outcome = await saveCollection(parts, draft, { id, state, formId: typed.formId ?? '', editing: readBase(typed, by) })
      const readStored = async (found: string) => {
        const stored = await findAnyCollection(parts.db, found)
        return stored ? readCollectionFields(parts.db, stored) : {}
      }
      if (!outcome.ok && outcome.reason === 'conflict') return answerConflict(outcome.conflict, await readStored(id ?? ''), typed)
      if (!outcome.ok) {
        const { field, words } = describe(outcome)
        const errors = field ? { errors: { [field]: words } } : {}
        return unsaved(outcome.reason === 'gone' ? 404 : 400, `Not saved yet. ${words}`, errors)
      }
      return data<RecordAnswer>({
        ...{ form: 'collection', sent: true, errors: {}, typed: {}, message: addTaken(toMessage(state, earlier?.state), outcome.taken) },
        ...{ savedId: outcome.id, saved: { urlSlug: outcome.slug, content: undefined } },
        revision: outcome.revision,
        ...showTaken(outcome.taken, outcome.taken.length > 0 ? await readStored(outcome.id) : undefined),
      })
    },
  })
}

function toMessage(state: Collection['state'], earlier: Collection['state'] | undefined) {
  if (state === 'draft') return earlier === 'published' ? 'Collection unpublished' : 'Draft saved'
  return earlier === 'published' ? 'Collection saved' : 'Collection published'
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'The address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'Another collection has this address. Choose a different one.' },
  gone: { field: undefined, words: 'This collection has been deleted. Copy your text into a new one.' },
} as const

function describe(refusal: Exclude<CollectionRefusal, { reason: 'conflict' }>) {
  if (refusal.reason === 'picture') return { field: 'picture', words: pictureRefusals[refusal.failed.reason] }
  if (refusal.reason !== 'unknown') return refusals[refusal.reason]
  const named = refusal.lines.map((line) => `“${line.slice(0, 80)}”`).join(', ')
  return { field: 'recipes', words: `No recipe has this title, address or number: ${named}.` }
}
