import { planApproval } from '#domain/recipes/review.ts'
import { retryConflicts } from '#operations/forms/retry-conflicts.ts'
import type { Database } from '#storage/database/database.ts'
import { deleteReviews, listReviewsOfSamePeople, updateReviewsApproved } from '#storage/recipes/reviews.ts'

/**
 * Shows these reviews, each in place of whatever the same e-mail address said of the same recipe before, all or nothing. Answers how many
 * are shown and the ids of those that made way for them.
 */
export function approveReviews(db: Database, ids: string[]) {
  return retryConflicts(db, async (transaction) => {
    const { shown, replaced } = planApproval(await listReviewsOfSamePeople(transaction, ids), ids)
    await deleteReviews(transaction, replaced)
    return { count: await updateReviewsApproved(transaction, shown, true), replaced }
  })
}
