import type { Recipe } from '#domain/recipes/recipe.ts'
import { planApproval } from '#domain/recipes/review.ts'
import type { ReviewDraft } from '#domain/recipes/review-draft.ts'
import { acceptSubmission, type Sender } from '#operations/forms/accept-submission.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { deleteRows, updateApproval } from '#storage/database/visitor-rows.ts'
import { insertReview, listReviewsOfSamePeople } from '#storage/recipes/reviews.ts'

/** Stores a visitor's review of a recipe, pending the owner's approval. An earlier one by the same person stays visible until then. */
export function reviewRecipe(db: Database, recipe: Pick<Recipe, 'id'>, draft: ReviewDraft, sender: Sender) {
  const identity = ['review', String(recipe.id), draft.email.toLowerCase(), String(draft.stars), draft.text]
  return acceptSubmission(db, sender, identity, (transaction, stamp) =>
    insertReview(transaction, { ...draft, ...stamp, recipeId: recipe.id, approved: false }),
  )
}

/** Approves these reviews, all or nothing, each in place of earlier ones of its recipe from the same e-mail address, whose ids are returned. */
export function approveReviews(db: Database, ids: string[]) {
  return inTransaction(db, async (transaction) => {
    const { shown, replaced } = planApproval(await listReviewsOfSamePeople(transaction, ids), ids)
    await deleteRows(transaction, 'reviews', replaced)
    return { count: await updateApproval(transaction, 'reviews', shown, true), replaced }
  })
}
