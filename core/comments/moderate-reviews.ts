import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deleteRows, type Moderated } from '#core/database/visitor-rows.ts'
import type { Moderation } from '#domain/comments/moderation.ts'
import { changeApproval } from './approve.ts'
import { noteChangeOf } from './review-change-rows.ts'
import { approveReviews } from './submit-comment.ts'

/**
 * Approves, disapproves or deletes these reviews and questions, all or nothing; returns how many there were of each, and the ids of the reviews
 * that others took the place of.
 */
export function moderateReviews(db: Database, change: Moderation, ids: string[], now: Date) {
  return inTransaction(db, async (transaction) => {
    const questions = await changeRows(transaction, 'questions', change, ids, now)
    if (change === 'approve') {
      const { count: reviews, replaced } = await approveReviews(transaction, ids, now)
      return { reviews, questions, replaced }
    }
    await noteChangeOf(transaction, ids, now)
    return { reviews: await changeRows(transaction, 'reviews', change, ids, now), questions }
  })
}

/** Approves, disapproves or deletes comments, all or nothing; returns how many there were. */
export function moderateComments(db: Database, change: Moderation, ids: string[], now: Date) {
  return inTransaction(db, (transaction) => changeRows(transaction, 'comments', change, ids, now))
}

function changeRows(db: Database, table: Moderated, change: Moderation, ids: string[], now: Date) {
  return change === 'delete' ? deleteRows(db, table, ids) : changeApproval(db, table, ids, { approved: change === 'approve', now })
}
