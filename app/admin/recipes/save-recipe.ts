import type { RouterContextProvider } from 'react-router'
import type { RecordAnswer } from '#app/form-answers.ts'
import { nameFullDisk } from '#app/outage.ts'
import type { Saving } from '#core/pictures/store-linked-pictures.ts'
import type { RecipeOutcome } from '#core/recipes/write-recipe.ts'
import type { Editing } from '#core/revisions/save-revision.ts'
import { isForDraft, type Publication, type PublicationWish, planPublication } from '#domain/publication/publication.ts'
import { describeSiteTime, toSiteDay } from '#domain/publication/site-time.ts'
import { type RecipeDraft, recipeDraft, recipeRequired, unfinishedRecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import { isUnfinished } from '../publication/read-wish.ts'
import type { Admin } from '../require-admin.ts'
import { answerRecord, readPublishing, toDecision } from '../revisions/answer-record.ts'
import { readBase } from '../revisions/read-base.ts'
import { rowFields } from './recipe-form-values.ts'

type Context = Readonly<RouterContextProvider>

type Work = {
  save: (draft: RecipeDraft, saving: Saving, wish: PublicationWish | undefined, editing: Editing) => Promise<RecipeOutcome>
  /** The stored recipe as form values; none for a new one. */
  readStored?: () => Promise<Record<string, string>>
  viewer: Admin
  /** How the stored recipe is published, unless it is new. */
  present?: Publication | undefined
  /** Messages for success and for an unavailable database. */
  saved: string
  failed: string
}

/** Validates and saves the recipe form. Unless saved, the response includes everything that was typed. */
export function saveRecipe(request: Request, context: Context, { save, present, readStored, viewer, saved, failed }: Work) {
  return answerRecord(request, context, {
    form: 'recipe',
    schema: (typed) => (isUnfinished(typed, present?.state) ? unfinishedRecipeDraft : recipeDraft),
    lists: rowFields,
    async read(typed, draft) {
      const { known, errors } = await readPublishing(context, typed, present)
      const isAhead = (draft?.videoDate ?? '') > toSiteDay(known.now, known.timeZone)
      const videoDate = 'This date is in the future. Enter the date the video was published'
      return { known, errors: isAhead ? { ...errors, videoDate } : errors }
    },
    save: (draft, typed, { wish }) =>
      save(draft, { formId: typed.formId ?? '', whenPicturesFail: toDecision(typed) }, wish, readBase(typed, viewer)),
    readStored: async () => (await readStored?.()) ?? {},
    describe: (_saved, _draft, { wish, timeZone, now }) => ({ message: describeSaved(wish, { present, saved, timeZone, now }) }),
    refuse: (refused, draft) => explain(refused, draft.slug ? 'slug' : 'title'),
    headline: toHeadline,
    failed: (error) => nameFullDisk(error, failed),
  })
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
