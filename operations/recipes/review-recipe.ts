import { newId } from '#domain/id.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { ReviewDraft } from '#domain/recipes/review-draft.ts'
import { acceptSubmission, type Sender } from '#operations/forms/accept-submission.ts'
import type { Database } from '#storage/database/database.ts'
import { insertReview } from '#storage/recipes/reviews.ts'

/** Stores a visitor's review of a recipe, pending the owner's approval. An earlier one by the same person stays visible until then. */
export function reviewRecipe(db: Database, recipe: Pick<Recipe, 'id'>, draft: ReviewDraft, sender: Sender) {
  const identity = ['review', String(recipe.id), draft.email.toLowerCase(), String(draft.stars), draft.text]
  return acceptSubmission(db, sender, identity, (transaction) =>
    insertReview(transaction, {
      ...draft,
      id: newId(sender.now),
      recipeId: recipe.id,
      createdAt: sender.now.toISOString(),
      approved: false,
    }),
  )
}
