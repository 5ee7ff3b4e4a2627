import { changeApproval, eventNames } from '#core/comments/approve.ts'
import { noteChangeOf } from '#core/comments/review-change-rows.ts'
import { approveReviews } from '#core/comments/submit-comment.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { findReply, type Moderated, updateReply } from '#core/database/visitor-rows.ts'
import { announce } from '#core/events/hear-events.ts'
import { findAccount } from '#core/identity/account-rows.ts'
import { firstAdminName } from '#core/identity/manage-admins.ts'
import { readSiteName } from '#core/settings/read-site-name.ts'
import { noReply, type Reply } from '#domain/forms/reply.ts'

/**
 * An answer as shown, what it answers, and the ids of earlier reviews that approving replaced; undefined when what was answered is gone.
 */
type Answered = { reply: Reply; table: Moderated; replaced: string[] } | undefined

/** `by` is the admin's uid, `siteName` the site's name until the owner sets one. */
type Answer = { id: string; reply: string; by: string; siteName: string; now: Date }

/** Answers, and thereby approves, the entry with this id in one of the tables. Editing an answer keeps its time. */
export function answerReader(db: Database, tables: Moderated[], { id, reply, by, siteName, now }: Answer) {
  return inTransaction(db, async (transaction): Promise<Answered> => {
    const found = await findAnswered(transaction, tables, id)
    if (!found) return undefined
    const { table, earlier } = found
    const replaced = await approve(transaction, table, id, now)
    const answer = { reply, replyBy: await findPublicName(transaction, by, siteName), repliedAt: earlier.repliedAt || now.toISOString() }
    await updateReply(transaction, table, id, answer)
    if (table === 'reviews') await noteChangeOf(transaction, [id], now)
    if (!earlier.reply) await announce(transaction, `${eventNames[table]}.answered`, [id], now)
    return { reply: answer, table, replaced }
  })
}

/** Withdraws an answer, and returns which table it was in. The entry itself is unchanged. */
export function takeAnswerBack(db: Database, tables: Moderated[], { id, now }: Pick<Answer, 'id' | 'now'>) {
  return inTransaction(db, async (transaction) => {
    for (const table of tables) {
      if (!(await updateReply(transaction, table, id, noReply))) continue
      if (table === 'reviews') await noteChangeOf(transaction, [id], now)
      return table
    }
    return undefined
  })
}

/** The name under which an admin answers readers: that of their account, or else the site's. */
export async function findPublicName(db: Database, uid: string, siteName: string) {
  const name = (await findAccount(db, uid))?.name
  return name && name !== firstAdminName ? name : readSiteName(db, siteName)
}

async function findAnswered(db: Database, tables: Moderated[], id: string) {
  for (const table of tables) {
    const earlier = await findReply(db, table, id)
    if (earlier) return { table, earlier }
  }
  return undefined
}

async function approve(db: Database, table: Moderated, id: string, now: Date) {
  if (table === 'reviews') return (await approveReviews(db, [id], now)).replaced
  await changeApproval(db, table, [id], { approved: true, now })
  return []
}
