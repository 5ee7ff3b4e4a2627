import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { describeOutage } from '#app/outage.ts'
import { findAnyCollection } from '#core/collections/all-collection-rows.ts'
import { findNamed, listChosen } from '#core/collections/name-recipes.ts'
import { type CollectionRefusal, saveCollection } from '#core/collections/write-collection.ts'
import type { Database } from '#core/database/database.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { collectionDraft } from '#domain/collections/collection-draft.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import type { Admin } from '../require-admin.ts'
import { answerRecord, describeSaved, readStateWish } from '../revisions/answer-record.ts'
import { readBase } from '../revisions/read-base.ts'

/** Saves the form of a collection: the one with `id`, or a new one. */
export function answerCollection(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { id, by }: { id: string | undefined; by: Admin },
) {
  const parts = context.get(services)
  const findStored = () => (id === undefined ? Promise.resolve(undefined) : findAnyCollection(parts.db, id))
  return answerRecord(request, context, {
    form: 'collection',
    schema: () => collectionDraft,
    read: async () => ({ known: (await findStored())?.state }),
    save: (draft, typed) =>
      saveCollection(parts, draft, { id, wish: readStateWish(typed), formId: typed.formId ?? '', editing: readBase(typed, by) }),
    async readStored() {
      const stored = await findStored()
      return stored ? readCollectionFields(parts.db, stored) : {}
    },
    describe: ({ state, slug }, _draft, earlier) => ({
      message: describeSaved('collection', state, earlier),
      saved: { urlSlug: slug, content: undefined },
    }),
    refuse(refusal) {
      const { field, words } = describeRefusal(refusal)
      return { message: `Not saved yet. ${words}`, ...(field && { errors: { [field]: words } }) }
    },
    failed: (error) => describeOutage(error, 'The collection could not be saved', 'Your text is still here'),
  })
}

const refusals = {
  'slug-empty': { field: 'urlSlug', words: 'The address needs at least one letter or digit.' },
  'slug-taken': { field: 'urlSlug', words: 'Another collection has this address. Choose a different one.' },
  gone: { field: undefined, words: 'This collection has been deleted. Copy your text into a new one.' },
} as const

function describeRefusal(refusal: Exclude<CollectionRefusal, { reason: 'conflict' }>) {
  if (refusal.reason === 'picture') return { field: 'picture', words: pictureRefusals[refusal.failed.reason] }
  if (refusal.reason !== 'unknown') return refusals[refusal.reason]
  const named = refusal.lines.map((line) => `“${line.slice(0, 80)}”`).join(', ')
  return { field: 'recipes', words: `No recipe has this title, address or number: ${named}.` }
}

/** A collection as form values, with recipes named by their addresses. */
export async function readCollectionFields(db: Database, collection: Collection): Promise<Record<string, string>> {
  const { title, slug, intro, picture, pictureAlt, homePlace } = collection
  const chosen = await listChosen(db, collection.recipes)
  const recipes = chosen.map(({ path }) => path).join('\n')
  return { title, urlSlug: slug, intro, picture, pictureAlt: pictureAlt ?? '', homePlace: String(homePlace ?? ''), recipes }
}

type Fields = Record<string, string>

/** The recipes named by a form and by its working copies. */
export async function readTypedRecipes(db: Database, fields: Fields, copies: { fields: Fields }[]) {
  const lines = [fields, ...copies.map((copy) => copy.fields)].flatMap(({ recipes = '' }) => recipes.split('\n'))
  const { ids } = await findNamed(db, [...new Set(lines)].filter(Boolean))
  return listChosen(db, ids)
}
