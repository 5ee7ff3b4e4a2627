import type { Database } from '#core/database/database.ts'
import { listUnapproved, type Moderated, updateApproval } from '#core/database/visitor-rows.ts'
import { announce } from '#core/events/hear-events.ts'

export const eventNames = { comments: 'comment', reviews: 'review', questions: 'question' } as const

/** Approves comments, reviews or questions, or revokes their approval, in the caller's transaction; returns how many exist. */
export async function changeApproval(db: Database, table: Moderated, ids: string[], { approved, now }: { approved: boolean; now: Date }) {
  const newly = approved ? await listUnapproved(db, table, ids) : []
  await announce(db, `${eventNames[table]}.approved`, newly, now)
  return updateApproval(db, table, ids, approved)
}
