import { data, type RouterContextProvider } from 'react-router'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import { type RecipeDraft, recipeDraft, recipeRequired } from '#domain/recipes/recipe-draft.ts'
import type { Saving } from '#operations/pictures/store-linked-pictures.ts'
import type { RecipeOutcome } from '#operations/recipes/write-recipe.ts'
import { pictureRefusals } from '../picture-refusals.ts'
import type { RecordAnswer } from '../use-record-form.ts'
import { rowFields } from './recipe-fields.ts'

type Work = {
  save: (draft: RecipeDraft, saving: Saving) => Promise<RecipeOutcome>
  /** Messages for success and for an unavailable database. */
  saved: string
  failed: string
}

/** Validates and saves the recipe form. Unless saved, the response includes everything that was typed. */
export async function saveRecipe(request: Request, context: Readonly<RouterContextProvider>, { save, saved, failed }: Work) {
  const parsed = await readEditorForm(request, recipeDraft, rowFields)
  const { typed } = parsed
  const answer = (status: number, body: Partial<RecordAnswer> & { message: string }) =>
    data<RecordAnswer>({ sent: false, errors: {}, typed, ...body }, { status })
  if (!parsed.ok) return answer(400, { message: toHeadline(parsed.errors), errors: parsed.errors })
  const { formId = '', whenPicturesFail: decision } = typed
  const work = async () => {
    const outcome = await save(parsed.value, { formId, whenPicturesFail: decision === 'save-without' ? 'save-without' : 'ask' })
    if (outcome.ok) return answer(200, { sent: true, message: saved, typed: {} })
    return answer(outcome.reason === 'gone' ? 404 : 400, explain(outcome, parsed.value.slug ? 'slug' : 'title'))
  }
  return catchOutage(context, work, () => answer(503, { message: failed }))
}

function toHeadline(errors: Record<string, string>) {
  const isMissing = Object.values(errors).includes(recipeRequired)
  return isMissing ? recipeRequired : 'Nothing was saved yet. Please check the fields marked below.'
}

function explain(
  outcome: Extract<RecipeOutcome, { ok: false }>,
  addressField: 'slug' | 'title',
): Partial<RecordAnswer> & { message: string } {
  if (outcome.reason === 'gone') return { message: 'This recipe was deleted meanwhile. Your text is still here: copy what you need.' }
  if (outcome.reason === 'slug-empty') {
    const message = 'Use at least one letter or digit: the recipe’s address is made of them.'
    return { message, errors: { [addressField]: message } }
  }
  if (outcome.reason === 'slug-taken') {
    const message = 'Another recipe has this address. Choose another one, or leave it empty.'
    return { message, errors: { slug: message } }
  }
  const message = pictureRefusals[outcome.image.reason]
  return { message, errors: { image: message }, canSaveWithout: true }
}
