import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { submitFields } from '#app/forms.ts'
import { notFound } from '#app/responses.ts'
import { askQuestion } from '#core/comments/ask-question.ts'
import { findRecipeBySlug } from '#core/recipes/browse-recipes.ts'
import { questionDraft } from '#domain/comments/question-draft.ts'

/** Accepts a reader's question. Reads the recipe while saving, so that the typed text is also preserved when the database is unavailable. */
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
