import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deleteRows, updateApproval } from '#core/database/visitor-rows.ts'
import { acceptSubmission, type Sender } from '#core/forms/accept-submission.ts'
import { planApproval } from '#domain/comments/review.ts'
import type { ReviewDraft } from '#domain/comments/review-draft.ts'
import type { NewReviewPhoto } from '#domain/comments/review-photo.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { insertReviewPhotos } from './review-photo-rows.ts'
import { insertReview, listReviewsOfSamePeople } from './review-rows.ts'

/** Photos whose files are stored, and the hashes of what was sent, by which the same review is recognised. */
type Photos = { photos: NewReviewPhoto[]; hashes: string[] }

/** Stores a visitor's review of a recipe, pending the owner's approval. An earlier one by the same person stays visible until then. */
export function reviewRecipe(
  db: Database,
  recipe: Pick<Recipe, 'id'>,
  draft: ReviewDraft,
  sender: Sender,
  { photos, hashes }: Photos = { photos: [], hashes: [] },
) {
  const identity = ['review', String(recipe.id), draft.email.toLowerCase(), String(draft.stars), draft.text, ...hashes]
  return acceptSubmission(db, sender, identity, async (transaction, stamp) => {
    const review = { ...draft, ...stamp, recipeId: recipe.id, approved: false }
    await insertReview(transaction, review)
    await insertReviewPhotos(transaction, review, photos)
  })
}

/** Approves these reviews, all or nothing, each in place of earlier ones of its recipe from the same e-mail address, whose ids are returned. */
export function approveReviews(db: Database, ids: string[]) {
  return inTransaction(db, async (transaction) => {
    const { shown, replaced } = planApproval(await listReviewsOfSamePeople(transaction, ids), ids)
    await deleteRows(transaction, 'reviews', replaced)
    return { count: await updateApproval(transaction, 'reviews', shown, true), replaced }
  })
}
