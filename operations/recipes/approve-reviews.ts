import { planApproval } from '#domain/recipes/review.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { deleteReviews, listReviewsOfSamePeople, updateReviewsApproved } from '#storage/recipes/reviews.ts'

/**
 * Approves these reviews, all or nothing, each in place of earlier ones of the same recipe from the same e-mail address. Returns how many
 * were approved, and the ids of those that were replaced.
 */
export function approveReviews(db: Database, ids: string[]) {
  return inTransaction(db, async (transaction) => {
    const { shown, replaced } = planApproval(await listReviewsOfSamePeople(transaction, ids), ids)
    await deleteReviews(transaction, replaced)
    return { count: await updateReviewsApproved(transaction, shown, true), replaced }
  })
}
