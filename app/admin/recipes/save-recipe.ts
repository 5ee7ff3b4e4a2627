import { data, type RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import type { RecordAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, nameFullDisk } from '#app/outage.ts'
import type { Saving } from '#core/pictures/store-linked-pictures.ts'
import type { RecipeOutcome } from '#core/recipes/write-recipe.ts'
import type { Editing } from '#core/revisions/save-revision.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { isForDraft, type Publication, type PublicationWish, planPublication } from '#domain/publication/publication.ts'
import { describeSiteTime, toSiteDay } from '#domain/publication/site-time.ts'
import { type RecipeDraft, recipeDraft, recipeRequired, unfinishedRecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import { isUnfinished, readWish } from '../publication/read-wish.ts'
import type { Admin } from '../require-admin.ts'
import { addTaken, answerConflict, showTaken } from '../revisions/answer-conflict.ts'
import { readBase } from '../revisions/read-base.ts'
import { rowFields } from './recipe-form-values.ts'

type Work = {
  save: (draft: RecipeDraft, saving: Saving, wish: PublicationWish | undefined, editing: Editing) => Promise<RecipeOutcome>
  /** The recipe as it is stored, as form values; none for a new one. */
  readStored?: () => Promise<Record<string, string>>
  viewer: Admin
  /** How the recipe is published as it is stored, unless it is new. */
  present?: Publication | undefined
  /** Messages for success and for an unavailable database. */
  saved: string
  failed: string
}

/** Validates and saves the recipe form. Unless saved, the response includes everything that was typed. */
export async function saveRecipe(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { save, present, readStored, viewer, saved, failed }: Work,
) {
  const parsed = await readEditorForm(
    request,
    (typed) => (isUnfinished(typed, present?.state) ? unfinishedRecipeDraft : recipeDraft),
    rowFields,
  )
  const { typed } = parsed
  const answer = (status: number, body: Partial<RecordAnswer> & { message: string }) =>
    data<RecordAnswer>({ sent: false, errors: {}, typed, ...body }, { status })
  const { formId = '', whenPicturesFail: decision } = typed
  const work = async () => {
    const { db, clock } = context.get(services)
    const timeZone = await readTimeZone(db)
    const asked = readWish(typed, { now: clock(), timeZone, present })
    const isAhead = parsed.ok && (parsed.value.videoDate ?? '') > toSiteDay(clock(), timeZone)
    if (!parsed.ok || !asked.ok || isAhead) {
      const errors = {
        ...(!parsed.ok && parsed.errors),
        ...(!asked.ok && { scheduledFor: asked.error }),
        ...(isAhead && { videoDate: 'This date is in the future. Enter the date the video was published' }),
      }
      return answer(400, { message: toHeadline(errors), errors })
    }
    const saving = { formId, whenPicturesFail: decision === 'save-without' ? 'save-without' : 'ask' } as const
    const outcome = await save(parsed.value, saving, asked.wish, readBase(typed, viewer))
    if (outcome.ok) {
      const { id, revision, taken } = outcome
      const message = addTaken(describeSaved(asked.wish, { present, saved, timeZone, now: clock() }), taken)
      const stored = taken.length > 0 ? await readStored?.() : undefined
      return answer(200, { sent: true, message, typed: {}, savedId: String(id), revision, ...showTaken(taken, stored) })
    }
    if (outcome.reason === 'conflict') return answerConflict(outcome.conflict, (await readStored?.()) ?? {}, typed)
    return answer(outcome.reason === 'gone' ? 404 : 400, explain(outcome, parsed.value.slug ? 'slug' : 'title'))
  }
  return catchOutage(context, work, (error) => answer(503, { message: nameFullDisk(error, failed) }))
}

type Saved = { present: Publication | undefined; saved: string; timeZone: string; now: Date }

function describeSaved(wish: PublicationWish = 'keep', { present, saved, timeZone, now }: Saved) {
  const state = present?.state
  if (isForDraft(wish)) return state === 'published' || state === 'scheduled' ? 'Recipe unpublished' : 'Draft saved'
  if (wish === 'keep') return state === 'draft' ? 'Draft saved' : saved
  const planned = planPublication(wish, { now, timeZone })
  if (planned.state === 'scheduled') {
    if (planned.publishedAt === present?.publishedAt && state === 'scheduled') return saved
    return `Recipe scheduled. It will be published on ${describeSiteTime(planned.publishedAt, timeZone)}.`
  }
  return present ? 'Recipe published' : saved
}

function toHeadline(errors: Record<string, string>) {
  const isMissing = Object.values(errors).includes(recipeRequired)
  return isMissing ? recipeRequired : 'Not saved yet. Please check the fields marked below.'
}

function explain(
  outcome: Exclude<RecipeOutcome, { ok: true } | { reason: 'conflict' }>,
  addressField: 'slug' | 'title',
): Partial<RecordAnswer> & { message: string } {
  if (outcome.reason === 'gone') return { message: 'This recipe has been deleted. Your text is still here: copy what you need.' }
  if (outcome.reason === 'slug-empty') {
    const message = 'Use at least one letter or digit: the recipe’s address is made from them.'
    return { message, errors: { [addressField]: message } }
  }
  if (outcome.reason === 'slug-taken') {
    const message = 'Another recipe has this address. Choose a different one, or leave it empty.'
    return { message, errors: { slug: message } }
  }
  const message = pictureRefusals[outcome.image.reason]
  return { message, errors: { image: message }, canSaveWithout: true }
}
