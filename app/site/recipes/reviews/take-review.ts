import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { submitForm } from '#app/forms.ts'
import { notFound } from '#app/responses.ts'
import { reviewDraft } from '#domain/recipes/review-draft.ts'
import { findRecipeBySlug } from '#operations/recipes/browse-recipes.ts'
import { reviewRecipe } from '#operations/recipes/review-recipe.ts'

/** Accepts a reader's review. Reads the recipe while saving, so that the typed text is also preserved when the database is unavailable. */
export function takeReview(request: Request, context: Readonly<RouterContextProvider>, slug: string) {
  const { db } = context.get(services)
  return submitForm(request, context, {
    form: 'review',
    schema: reviewDraft,
    save: async (draft, sender) => {
      const recipe = await findRecipeBySlug(db, slug)
      if (!recipe) throw notFound()
      return reviewRecipe(db, recipe, draft, sender)
    },
    thanks: 'Thank you. Your review awaits approval.',
  })
}
