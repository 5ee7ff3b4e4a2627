import { builtInRecipes } from '#content/built-in-recipes.ts'
import { isDraftSlug, isTypedSlugTaken, takeSlug, toDraftSlug } from '#core/addresses/take-slug.ts'
import { deleteQuestionsOf, moveQuestions } from '#core/comments/question-rows.ts'
import { deleteReviewsOf, moveReviews } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import type { HiddenPublication, RecipeEntry } from '#core/database/schema.ts'
import { findSaved, saveOnce } from '#core/forms/save-once.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { type FailedPicture, fetchLinked, type Saving, type WhenPicturesFail } from '#core/pictures/store-linked-pictures.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import { findPublication, updateOwner } from '#core/publication/publication-rows.ts'
import type { Saved } from '#core/revisions/describe-revision.ts'
import { editRecord, forgetRecord } from '#core/revisions/edit-record.ts'
import { type Conflict, firstSave } from '#core/revisions/plan-edit.ts'
import { type Editing, isChanged, saveRevision } from '#core/revisions/save-revision.ts'
import { readEntryFields, toEntryFields } from '#core/revisions/stored-fields.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { deleteSpamAbout, moveSpam } from '#core/spam/spam-rows.ts'
import { withKnownNames } from '#core/terms/name-terms.ts'
import { isForDraft, type Publication, type PublicationWish, planPublication } from '#domain/publication/publication.ts'
import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import type { StepExtra } from '#domain/recipes/typed-rows.ts'
import { spamLists } from '#domain/spam/spam-entry.ts'
import { toSlug } from '#domain/text/slug.ts'
import { findRecipeEntry } from './all-recipe-rows.ts'
import { deleteRecipes, insertRecipe, updateRecipe, updateRecipePublication } from './recipe-rows.ts'

/** The number, slug and newest revision of a saved recipe, and the fields that others changed meanwhile; or why it was not saved. `pictures`: its picture could not be fetched. */
export type RecipeOutcome =
  | { ok: true; id: number; slug: string; revision: number; taken: string[] }
  | { ok: false; reason: 'conflict'; conflict: Conflict }
  | { ok: false; reason: 'slug-empty' }
  | { ok: false; reason: 'slug-taken' }
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'pictures'; image: FailedPicture }

/**
 * Adds a recipe under the slug of its form or title; if the title's is taken, under the next free one (`-2`, `-3`, …). One with a built-in recipe's slug replaces that
 * recipe and takes over its reviews.
 */
export async function addRecipe(
  parts: FetchParts,
  draft: RecipeDraft,
  { formId, whenPicturesFail }: Saving,
  wish: PublicationWish = 'publish',
  { author, copyId, continued, keepsBuiltIn = false }: Pick<Editing, 'author' | 'copyId' | 'continued' | 'keepsBuiltIn'> = {},
): Promise<RecipeOutcome> {
  const now = parts.clock()
  const wanted = toSlug(draft.slug || draft.title) || (isForDraft(wish) ? toDraftSlug(now) : '')
  if (wanted === '') return { ok: false, reason: 'slug-empty' }
  const form = { formId, said: ['recipe', draft, wish], now }
  const earlier = await findSaved(parts.db, form)
  if (earlier) return { ...firstSave, id: Number(earlier.recordId), slug: earlier.slug }
  if (await isTypedSlugTaken(parts.db, 'recipe', { typed: draft.slug, title: draft.title })) return { ok: false, reason: 'slug-taken' }
  if (keepsBuiltIn && findBuiltIn(wanted)) return { ok: false, reason: 'slug-taken' }
  const { reference, failed } = await fetchLinked(parts, toLink(draft.image))
  if (failed && whenPicturesFail === 'ask') return { ok: false, reason: 'pictures', image: failed }
  const saved = await saveOnce(parts.db, form, async (transaction) => {
    const slug = await takeSlug(transaction, { kind: 'recipe', wanted, now })
    const timeZone = await readTimeZone(transaction)
    const publication = planPublication(wish, { now, timeZone })
    const named = await withKnownNames(transaction, draft)
    const recipe = { ...named, slug, imageFetched: reference ?? undefined, createdAt: now.toISOString() }
    const id = await storeRecipe(transaction, recipe, { publication, now, editing: { copyId: copyId ?? formId, continued, author } })
    return { recordId: String(id), slug }
  })
  return { ...firstSave, id: Number(saved.recordId), slug: saved.slug }
}

/**
 * Saves an edited recipe. Without a slug it keeps its present one; an old slug redirects from then on. What others saved since the form was opened is
 * merged with it, or is a conflict.
 */
export function editRecipe(
  parts: FetchParts,
  id: number,
  typed: RecipeDraft,
  whenPicturesFail: WhenPicturesFail,
  wish: PublicationWish = 'keep',
  editing: Editing = {},
): Promise<RecipeOutcome> {
  const key = { kind: 'recipe', id } as const
  return editRecord(parts.db, {
    key,
    editing,
    async find(db) {
      const recipe = await findRecipeEntry(db, id)
      const publication = await findPublication(db, key)
      return recipe && publication && { recipe, publication }
    },
    toFields: ({ recipe }) => toEntryFields(recipe),
    toDraft({ recipe: earlier }) {
      const slug = isDraftSlug(typed.slug || earlier.slug) ? typed.title : typed.slug
      return toEntryFields({ ...typed, slug: slug || earlier.slug })
    },
    prepare: (draft, { recipe: earlier }) => prepareEdit(parts, readEntryFields(draft), { earlier, whenPicturesFail, editing }),
    async write(transaction, { present: { recipe: present, publication }, ready }) {
      const now = parts.clock()
      const slug = await takeSlug(transaction, { kind: 'recipe', wanted: ready.wanted, now, present })
      const named = await withKnownNames(transaction, ready.draft)
      const edited = { ...named, id, slug, imageFetched: ready.reference ?? undefined }
      const updatedAt = isChanged(toEntryFields(present), toEntryFields(edited)) ? now.toISOString() : present.updatedAt
      const next =
        publication.state === 'trashed'
          ? publication
          : planPublication(wish, { now, timeZone: await readTimeZone(transaction), present: publication })
      const after = { ...edited, updatedAt }
      const revision = await replaceRecipe(transaction, { before: present, after, publication, next, now, editing })
      return { id, slug, revision }
    },
  })
}

type Edit = { earlier: RecipeEntry; whenPicturesFail: WhenPicturesFail; editing: Editing }

/** The address that an edited recipe is to have and its picture, fetched; or why it can't be saved. */
async function prepareEdit(parts: FetchParts, draft: ReturnType<typeof readEntryFields>, { earlier, whenPicturesFail, editing }: Edit) {
  const { slug: own } = earlier
  const wanted = draft.slug === own ? own : toSlug(draft.slug)
  if (wanted === '') return { ok: false as const, reason: 'slug-empty' as const }
  const isTaken = await isTypedSlugTaken(parts.db, 'recipe', { typed: wanted, title: draft.title, own })
  const isKept = editing.keepsBuiltIn && wanted !== own && findBuiltIn(wanted) !== undefined
  if (isTaken || isKept) return { ok: false as const, reason: 'slug-taken' as const }
  const fetched = draft.image === earlier.image ? earlier.imageFetched : undefined
  const { reference, failed } = await fetchLinked(parts, toLink(draft.image), fetched)
  if (failed && whenPicturesFail === 'ask') return { ok: false as const, reason: 'pictures' as const, image: failed }
  return { ok: true as const, draft, wanted, reference }
}

type NewRecipe = Omit<RecipeEntry, 'id' | 'publishedAt'> & { createdAt: string }

/** Stores a new recipe and begins its history, in the transaction of the caller, and returns its number; its slug must be taken. */
export async function storeRecipe(
  db: Database,
  recipe: NewRecipe,
  { publication, now, editing }: { publication: Publication; now: Date; editing: Editing },
) {
  const { state, publishedAt } = publication
  const { id } = await insertRecipe(db, { ...recipe, state, publishedAt })
  if (editing.author) await updateOwner(db, { kind: 'recipe', id }, editing.author.uid)
  if (state === 'published') await takeOverReviews(db, id, recipe.slug)
  await notePictures(db, { after: picturesIn(recipe), now })
  await saveRevision(db, { kind: 'recipe', id }, { after: toSaved({ ...recipe, id }, publication, now.toISOString()), editing })
  return id
}

type Replacement = {
  before: RecipeEntry
  after: RecipeEntry
  publication: Publication
  next: Publication & Partial<HiddenPublication>
  now: Date
  editing: Editing
}

/** Replaces a stored recipe and its state, in the transaction of the caller; returns the number of its newest revision. */
export async function replaceRecipe(db: Database, { before, after, publication, next, now, editing }: Replacement) {
  const { id } = before
  await updateRecipe(db, id, after)
  await notePictures(db, { before: picturesIn(before), after: picturesIn(after), now })
  if (next.state !== publication.state || next.publishedAt !== publication.publishedAt)
    await changeRecipePublication(db, id, { present: publication, changes: next })
  else if (after.slug !== before.slug && publication.state === 'published') await takeOverReviews(db, id, after.slug)
  const earlier = toSaved(before, publication, before.updatedAt ?? before.createdAt ?? now.toISOString())
  return saveRevision(db, { kind: 'recipe', id }, { before: earlier, after: toSaved(after, next, now.toISOString()), editing })
}

function toSaved(recipe: RecipeEntry, { state, publishedAt }: Publication, at: string): Saved {
  return { fields: toEntryFields(recipe), at, state, publishedAt }
}

/**
 * Changes the state of a recipe from what it is at present; returns whether there is one. A built-in recipe that it replaces lends it its reviews and questions while it is public.
 */
export function changeRecipePublication(
  db: Database,
  id: number,
  { present, changes }: { present: Publication; changes: Partial<Publication & HiddenPublication> },
) {
  return inTransaction(db, async (transaction) => {
    const replaced = findBuiltIn((await findRecipeEntry(transaction, id))?.slug)
    const isChanged = await updateRecipePublication(transaction, id, changes)
    const wasPublic = present.state === 'published'
    const isPublic = (changes.state ?? present.state) === 'published'
    if (replaced && isPublic && !wasPublic) await moveReviewsAndQuestions(transaction, replaced.id, id)
    if (replaced && wasPublic && !isPublic) await moveReviewsAndQuestions(transaction, id, replaced.id)
    return isChanged
  })
}

/**
 * Deletes one of the owner's recipes with its old addresses, reviews and questions, all or nothing. A built-in recipe that it had replaced is public
 * again and gets both. Returns false when it was deleted already.
 */
export function deleteRecipe(db: Database, id: number, now: Date) {
  return inTransaction(db, async (transaction) => {
    const present = await findRecipeEntry(transaction, id)
    const returning = findBuiltIn(present?.slug)
    if (returning) await moveReviewsAndQuestions(transaction, id, returning.id)
    else await deleteReviewsAndQuestions(transaction, id)
    await forgetRecord(transaction, 'recipe', id, now)
    const isDeleted = (await deleteRecipes(transaction, [id])) > 0
    await notePictures(transaction, { before: present && picturesIn(present), now })
    return isDeleted
  })
}

type Shown = {
  image: string
  imageFetched?: string | undefined
  stepExtras?: StepExtra[] | undefined
  videoPoster?: string | undefined
}

function picturesIn({ image, imageFetched, stepExtras = [], videoPoster }: Shown) {
  return { references: [image, imageFetched, videoPoster, ...stepExtras.map((extra) => extra.image)] }
}

/** A recipe of the owner's that takes a built-in one's slug also takes over its reviews and questions; it keeps them when its slug changes later. */
async function takeOverReviews(db: Database, id: number, slug: string) {
  const replaced = findBuiltIn(slug)
  if (replaced) await moveReviewsAndQuestions(db, replaced.id, id)
}

/** The kinds of spam that are about a recipe. */
const ofRecipe = [...spamLists.reviews]

async function moveReviewsAndQuestions(db: Database, from: number, to: number) {
  await moveReviews(db, from, to)
  await moveSpam(db, ofRecipe, String(from), String(to))
  await moveQuestions(db, from, to)
}

async function deleteReviewsAndQuestions(db: Database, id: number) {
  await deleteReviewsOf(db, id)
  await deleteSpamAbout(db, ofRecipe, [String(id)])
  await deleteQuestionsOf(db, id)
}

function findBuiltIn(slug: string | undefined) {
  return builtInRecipes.find((recipe) => recipe.slug === slug)
}

/** The address to fetch a recipe's picture from; references of our own pictures need no fetching. */
function toLink(image: string) {
  return image.startsWith('/') ? null : image
}
