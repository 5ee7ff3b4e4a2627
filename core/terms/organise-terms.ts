import { listAnyBlogNames } from '#core/blogs/all-blog-rows.ts'
import { updateBlogNames } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { AddressKind } from '#core/database/schema.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { type FailedPicture, fetchLinked } from '#core/pictures/store-linked-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import { listRecipeEntries } from '#core/recipes/all-recipe-rows.ts'
import { updateRecipe } from '#core/recipes/recipe-rows.ts'
import type { Saved } from '#core/revisions/describe-revision.ts'
import { type Conflict, planEdit, retryWhileStale, staleRevision } from '#core/revisions/plan-edit.ts'
import { findLatestRevision } from '#core/revisions/revision-rows.ts'
import { type Editing, findRevisionNumber, forgetVersions, saveRevision } from '#core/revisions/save-revision.ts'
import { toTermFields } from '#core/revisions/stored-fields.ts'
import { indexBuiltInRecipes } from '#core/search/index-content.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'
import { listAuthors, replaceAuthors } from '#domain/terms/bylines.ts'
import { isRecipeTermKind, replaceRecipeTerm } from '#domain/terms/recipe-terms.ts'
import { replaceNames, type Term, type TermKind, toTermSlug } from '#domain/terms/term.ts'
import type { TermDraft } from '#domain/terms/term-draft.ts'
import { termWords } from '#domain/terms/term-words.ts'
import { findTermBySlug } from './public-term-rows.ts'
import { giveSlug, insertTerm } from './record-term-rows.ts'
import { countRecords, deleteTermRow, findTerm, listLabelledAfter, listTermSlugs, mergeTerm, updateTerm } from './term-rows.ts'

const batch = 200

/** The id of a term that was made, edited or merged into; or why nothing was done. */
export type TermOutcome = { ok: true; id: string } | TermRefusal

export type TermRefusal =
  | { ok: false; reason: 'taken' | 'several' | 'gone' | 'unknown' | 'itself' }
  | { ok: false; reason: 'picture'; failed: FailedPicture }

/** The same of an edit; `taken` names the fields that others changed meanwhile. */
type EditOutcome =
  | { ok: true; id: string; revision: number; taken: string[] }
  | { ok: false; reason: 'conflict'; conflict: Conflict }
  | TermRefusal

/** Adds a term to a list. A name that another term had before is free. */
export function createTerm(db: Database, kind: TermKind, name: string, now: Date) {
  if (isOfSeveral(kind, name)) return Promise.resolve<TermOutcome>({ ok: false, reason: 'several' })
  return inTurn(db, async (transaction): Promise<TermOutcome> => {
    if (await isTaken(transaction, kind, name)) return { ok: false, reason: 'taken' }
    return { ok: true, id: await insertTerm(transaction, kind, name, now.toISOString()) }
  })
}

/**
 * Saves an edited term. Under a new name its earlier address leads to the new one, and its records get the new name. What others saved since the form was
 * opened is merged with it, or is a conflict.
 */
export function editTerm(parts: FetchParts, id: string, draft: TermDraft, editing: Editing = {}): Promise<EditOutcome> {
  return retryWhileStale(() => tryToEdit(parts, id, draft, editing))
}

async function tryToEdit(parts: FetchParts, id: string, typed: TermDraft, editing: Editing): Promise<EditOutcome | typeof staleRevision> {
  const key = { kind: 'term', id } as const
  const latest = await findLatestRevision(parts.db, key)
  const earlier = await findTerm(parts.db, id)
  if (!earlier) return { ok: false, reason: 'gone' }
  const plan = await planEdit(parts.db, key, { latest, draft: typed, stored: toTermFields(earlier), editing })
  if (!plan.ok) return plan
  const { draft, number, taken } = plan
  if (isOfSeveral(earlier.kind, draft.name)) return { ok: false, reason: 'several' }
  const link = draft.picture.startsWith('/') ? null : draft.picture
  const fetched = draft.picture === earlier.picture ? earlier.pictureFetched : undefined
  const { reference, failed } = await fetchLinked(parts, link, fetched)
  if (failed) return { ok: false, reason: 'picture', failed }
  const now = parts.clock()
  return inTurn(parts.db, async (transaction): Promise<EditOutcome | typeof staleRevision> => {
    const present = await findTerm(transaction, id)
    if (!present) return { ok: false, reason: 'gone' }
    if ((await findRevisionNumber(transaction, key)) !== number) return staleRevision
    if (await isTaken(transaction, present.kind, draft.name, id)) return { ok: false, reason: 'taken' }
    const { name, description, picture, pictureAlt = null } = draft
    const edited = { name, slug: toTermSlug(name), description, picture, pictureAlt, pictureFetched: reference }
    const after = { ...present, ...edited, updatedAt: now.toISOString() }
    await updateTerm(transaction, after)
    await giveSlug(transaction, { kind: present.kind, slug: edited.slug, termId: id })
    if (name !== present.name) await renameInRecords(transaction, present, name)
    if (name !== present.name) await indexBuiltIn(transaction, present)
    await notePictures(transaction, { before: picturesIn(present), after: picturesIn(edited), now })
    const { one } = termWords[present.kind]
    const revision = await saveRevision(transaction, key, { before: toSaved(present), after: toSaved(after), editing, one })
    return { ok: true, id, revision, taken }
  })
}

/** Puts one term into another of its kind, by name: its records get that one's name, its address leads there. */
export function mergeInto(db: Database, id: string, name: string, now: Date) {
  return inTurn(db, async (transaction): Promise<TermOutcome> => {
    const from = await findTerm(transaction, id)
    if (!from) return { ok: false, reason: 'gone' }
    const into = await findTermBySlug(transaction, from.kind, toTermSlug(name))
    if (!into) return { ok: false, reason: 'unknown' }
    if (into.id === id) return { ok: false, reason: 'itself' }
    await renameInRecords(transaction, from, into.name)
    await mergeTerm(transaction, id, into.id)
    await forgetVersions(transaction, { kind: 'term', id })
    await indexBuiltIn(transaction, from)
    await notePictures(transaction, { before: picturesIn(from), now })
    return { ok: true, id: into.id }
  })
}

/** Deletes a term and takes it off its records; returns whether there was one. An author stays as long as anything is signed with the name. */
export function deleteTerm(db: Database, id: string, now: Date) {
  return inTurn(db, async (transaction) => {
    const present = await findTerm(transaction, id)
    if (!present || (present.kind === 'author' && (await countRecords(transaction, [id])).has(id))) return false
    await renameInRecords(transaction, present, undefined)
    await deleteTermRow(transaction, id)
    await forgetVersions(transaction, { kind: 'term', id })
    await indexBuiltIn(transaction, present)
    await notePictures(transaction, { before: picturesIn(present), now })
    return true
  })
}

/** Whether a name would be read as those of several authors. */
function isOfSeveral(kind: TermKind, name: string) {
  return kind === 'author' && listAuthors(name).length > 1
}

async function isTaken(db: Database, kind: TermKind, name: string, own?: string) {
  const slug = toTermSlug(name)
  const present = await findTermBySlug(db, kind, slug)
  return present !== undefined && present.slug === slug && present.id !== own
}

type Renaming = { kind: TermKind; slugs: ReadonlySet<string>; name: string | undefined }

/** Writes the new name of a term into the texts of its records, or takes it out. An author is never taken out. */
async function renameInRecords(db: Database, { id: termId, kind }: Term, name: string | undefined) {
  const renaming = { kind, slugs: new Set(await listTermSlugs(db, termId)), name }
  await inBatches(db, 'blog', termId, (ids) => renameInPosts(db, ids, renaming))
  await inBatches(db, 'recipe', termId, (ids) => renameInRecipes(db, ids.map(Number), renaming))
}

async function inBatches(db: Database, recordKind: AddressKind, termId: string, change: (ids: string[]) => Promise<void>) {
  const listAfter = (after: string) => listLabelledAfter(db, recordKind, termId, { after, limit: batch })
  for (let ids = await listAfter(''); ids.length > 0; ids = await listAfter(ids.at(-1) ?? '')) await change(ids)
}

async function renameInPosts(db: Database, ids: string[], { kind, slugs, name }: Renaming) {
  for (const { id, tags, author } of await listAnyBlogNames(db, ids)) {
    if (kind === 'tag') await updateBlogNames(db, id, { tags: replaceNames(tags, slugs, name) })
    else if (name !== undefined) await updateBlogNames(db, id, { author: replaceAuthors(author, slugs, name) })
  }
}

/** Facets and search have the names of a recipe, too. */
async function renameInRecipes(db: Database, ids: number[], { kind, slugs, name }: Renaming) {
  for (const recipe of await listRecipeEntries(db, ids)) {
    const { author } = recipe
    const named = isRecipeTermKind(kind)
      ? replaceRecipeTerm(recipe, kind, slugs, name)
      : author !== undefined && name !== undefined && { author: replaceAuthors(author, slugs, name) }
    if (named) await updateRecipe(db, recipe.id, { ...recipe, ...named })
  }
}

/** The search has the built-in recipes under the new name, too. No tag is theirs. */
async function indexBuiltIn(db: Database, { kind }: Term) {
  if (isRecipeTermKind(kind)) await indexBuiltInRecipes(db)
}

function toSaved(term: Term): Saved {
  return { fields: toTermFields(term), at: term.updatedAt, state: 'published', publishedAt: '' }
}

function picturesIn({ picture, pictureFetched }: Pick<Term, 'picture' | 'pictureFetched'>) {
  return { references: [picture, pictureFetched] }
}

/** Writers take turns, as those that save records do: a record that is saved meanwhile finds the term as it is afterwards. */
function inTurn<Result>(db: Database, work: (db: Database) => Promise<Result>) {
  return inTransaction(db, async (transaction) => {
    await lockSearchIndex(transaction)
    return work(transaction)
  })
}
