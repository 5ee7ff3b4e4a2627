import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { deleteRows, type Moderated } from '#core/database/visitor-rows.ts'
import { clearSpam, markSpam } from '#core/spam/mark-spam.ts'
import { deleteSpam } from '#core/spam/spam-rows.ts'
import type { Moderation } from '#domain/comments/moderation.ts'
import { changeApproval } from './approve.ts'
import { noteChangeOf } from './review-change-rows.ts'
import { approveReviews } from './submit-comment.ts'

/** Changes these comments, or the spam among them, all or none; returns how many existed. */
export function moderateComments(db: Database, change: Moderation, ids: string[], now: Date, ownHosts: string[] = []) {
  return inTransaction(db, async (transaction) => {
    if (change === 'spam') return (await markSpam(transaction, 'comments', ids, { now, ownHosts })).comment ?? 0
    if (change === 'not-spam') return (await clearSpam(transaction, 'comments', ids, now)).comment ?? 0
    return (await deleteSpamIfAsked(transaction, 'comments', change, ids)) + (await changeRows(transaction, 'comments', change, ids, now))
  })
}

/**
 * Changes these reviews and questions, or the spam among them, all or none; returns how many of each existed, and the ids of the reviews that
 * were replaced.
 */
export function moderateReviews(db: Database, change: Moderation, ids: string[], now: Date, ownHosts: string[] = []) {
  return inTransaction(db, async (transaction) => {
    if (change === 'not-spam') {
      const { review = 0, question = 0 } = await clearSpam(transaction, 'reviews', ids, now)
      return { reviews: review, questions: question }
    }
    if (change === 'spam') {
      await noteChangeOf(transaction, ids, now)
      const { review = 0, question = 0 } = await markSpam(transaction, 'reviews', ids, { now, ownHosts })
      return { reviews: review, questions: question }
    }
    const questions = await changeRows(transaction, 'questions', change, ids, now)
    if (change === 'approve') {
      const { count: reviews, replaced } = await approveReviews(transaction, ids, now)
      return { reviews, questions, replaced }
    }
    await noteChangeOf(transaction, ids, now)
    const spam = await deleteSpamIfAsked(transaction, 'reviews', change, ids)
    return { reviews: spam + (await changeRows(transaction, 'reviews', change, ids, now)), questions }
  })
}

async function deleteSpamIfAsked(db: Database, list: 'comments' | 'reviews', change: Moderation, ids: string[]) {
  return change === 'delete' ? deleteSpam(db, list, ids) : 0
}

function changeRows(db: Database, table: Moderated, change: Moderation, ids: string[], now: Date) {
  return change === 'delete' ? deleteRows(db, table, ids) : changeApproval(db, table, ids, { approved: change === 'approve', now })
}
