import { planApproval } from '#domain/recipes/review.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { deleteRows, updateApproval } from '#storage/database/visitor-rows.ts'
import { listReviewsOfSamePeople } from '#storage/recipes/reviews.ts'

/**
 * Approves these reviews, all or nothing, each in place of earlier ones of the same recipe from the same e-mail address. Returns how many
 * were approved, and the ids of those that were replaced.
 */
export function approveReviews(db: Database, ids: string[]) {
  return inTransaction(db, async (transaction) => {
    const { shown, replaced } = planApproval(await listReviewsOfSamePeople(transaction, ids), ids)
    await deleteRows(transaction, 'reviews', replaced)
    return { count: await updateApproval(transaction, 'reviews', shown, true), replaced }
  })
}
