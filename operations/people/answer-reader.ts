import { noReply, type Reply } from '#domain/forms/reply.ts'
import { firstAdminName } from '#operations/identity/manage-admins.ts'
import { approveReviews } from '#operations/recipes/review-recipe.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { findReply, type Moderated, updateApproval, updateReply } from '#storage/database/visitor-rows.ts'
import { findAccount } from '#storage/identity/accounts.ts'
import { findSettings } from '#storage/settings/settings.ts'

/** An answer as it is shown, and the ids of reviews that approving gave way to this one; undefined when what was answered is gone. */
type Answered = { reply: Reply; replaced: string[] } | undefined

/** `by` is the admin's uid, `siteName` what the site is called until the owner says. */
type Answer = { id: string; reply: string; by: string; siteName: string; now: Date }

/** Answers a comment or a review, which is approved by that. An answer that is changed keeps its time. */
export function answerReader(db: Database, table: Moderated, { id, reply, by, siteName, now }: Answer) {
  return inTransaction(db, async (transaction): Promise<Answered> => {
    const earlier = await findReply(transaction, table, id)
    if (!earlier) return undefined
    const replaced = await approve(transaction, table, id)
    const answer = { reply, replyBy: await findPublicName(transaction, by, siteName), repliedAt: earlier.repliedAt || now.toISOString() }
    await updateReply(transaction, table, id, answer)
    return { reply: answer, replaced }
  })
}

/** Takes an answer back. What it was an answer to stays as it is. */
export function takeAnswerBack(db: Database, table: Moderated, id: string) {
  return updateReply(db, table, id, noReply)
}

/** The name under which an admin answers readers: that of their account, or the site's until they have given one. */
export async function findPublicName(db: Database, uid: string, siteName: string) {
  const name = (await findAccount(db, uid))?.name
  return name && name !== firstAdminName ? name : ((await findSettings(db)).name ?? '') || siteName
}

async function approve(db: Database, table: Moderated, id: string) {
  if (table === 'reviews') return (await approveReviews(db, [id])).replaced
  await updateApproval(db, table, [id], true)
  return []
}
