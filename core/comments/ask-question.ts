import type { Database } from '#core/database/database.ts'
import { acceptSubmission, type Sender } from '#core/forms/accept-submission.ts'
import type { QuestionDraft } from '#domain/comments/question-draft.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { insertQuestion } from './question-rows.ts'

/** Stores a visitor's question about a recipe, pending the owner's approval or answer. */
export function askQuestion(db: Database, recipe: Pick<Recipe, 'id'>, draft: QuestionDraft, sender: Sender) {
  const identity = ['question', String(recipe.id), draft.email.toLowerCase(), draft.text]
  return acceptSubmission(db, sender, identity, (transaction, stamp) =>
    insertQuestion(transaction, { ...draft, ...stamp, recipeId: recipe.id, approved: false }),
  )
}
