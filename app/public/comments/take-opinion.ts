import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { submitFields } from '#app/forms.ts'
import { notFound } from '#app/responses.ts'
import { reviewWithPhotos } from '#core/comments/keep-photos.ts'
import { askQuestion } from '#core/comments/submit-comment.ts'
import { findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { questionDraft, reviewDraft } from '#domain/comments/opinion-drafts.ts'
import { type PostedReview, photoRefusals } from './read-review-form.ts'

/** Accepts a reader's review. Reads the recipe while saving, so the typed text also survives an outage of the database. */
export function takeReview({ fields, photos, refusal, outage }: PostedReview, context: Readonly<RouterContextProvider>, slug: string) {
  const { db, uploads } = context.get(services)
  return submitFields(fields, context, {
    form: 'review',
    schema: reviewDraft,
    errors: refusal ? { photos: photoRefusals[refusal] } : {},
    save: async (draft, sender) => {
      if (outage) throw outage
      const recipe = await findRecipeBySlug(db, slug)
      if (!recipe) throw notFound()
      const outcome = await reviewWithPhotos({ db, uploads }, recipe, draft, sender, photos)
      if (outcome.ok || outcome.reason === 'too-many' || outcome.reason === 'closed') return outcome
      return { ok: false, errors: { photos: photoRefusals[outcome.reason] } }
    },
    thanks: 'Thank you. Your review awaits approval.',
  })
}

/** Accepts a reader's question. Reads the recipe while saving, so the typed text also survives an outage of the database. */
export function takeQuestion(fields: Record<string, string>, context: Readonly<RouterContextProvider>, slug: string) {
  const { db } = context.get(services)
  return submitFields(fields, context, {
    form: 'question',
    schema: questionDraft,
    save: async (draft, sender) => {
      const recipe = await findRecipeBySlug(db, slug)
      if (!recipe) throw notFound()
      return askQuestion(db, recipe, draft, sender)
    },
    thanks: 'Thank you. Your question awaits approval.',
  })
}
