import { hash } from 'node:crypto'
import { moderateComments, moderateReviews } from '#core/comments/moderate-reviews.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { writeLogOnce } from '#core/identity/admin-log.ts'
import { findLogRow } from '#core/identity/admin-log-rows.ts'
import { findAdmin } from '#core/identity/admin-rows.ts'
import { hasRight, toRole } from '#domain/identity/roles.ts'
import type { Press } from './notice-link.ts'
import { findOpinion, type WrittenOpinion } from './opinion-rows.ts'

/**
 * The result a press would have. `ready`: it can be done. `refused`: the admin no longer has the right. `gone`: the record was deleted or
 * is in the spam. `approved`: it already is. `undone`: this link approved it before, and someone has revoked that.
 */
export type PressState = 'ready' | 'refused' | 'gone' | 'approved' | 'undone'

const done = {
  approve: (kind: string) => `approved a ${kind} from an email`,
  spam: (kind: string) => `marked a ${kind} as spam from an email`,
  delete: (kind: string) => `deleted a ${kind} from an email`,
}

/** Checks what a press would do, without changing anything. */
export async function readPressed(db: Database, press: Press): Promise<{ state: PressState; opinion?: WrittenOpinion }> {
  const role = toRole((await findAdmin(db, press.uid))?.role)
  if (!role || !hasRight(role, 'edit')) return { state: 'refused' }
  // Read before the record, so that a press that ends in the meantime doesn't look like a revocation.
  const earlier = await findLogRow(db, toLogId(press))
  const opinion = await findOpinion(db, press.kind, press.id)
  if (!opinion) return { state: 'gone' }
  if (press.action === 'approve' && opinion.approved) return { state: 'approved', opinion }
  return { state: earlier ? 'undone' : 'ready', opinion }
}

/** Does what a link is for, once however often it is pressed, and logs it; returns what was found. */
export function pressNotice(db: Database, press: Press, { now, ownHosts }: { now: Date; ownHosts: string[] }) {
  return inTransaction(db, async (transaction): Promise<PressState> => {
    const { state } = await readPressed(transaction, press)
    if (state !== 'ready') return state
    const { action, kind, id, uid } = press
    const link = kind === 'comment' ? '/admin/manage-comments' : '/admin/manage-reviews'
    const entry = { kind: 'opinions', what: done[action](kind), link } as const
    const by = { uid, name: (await findAdmin(transaction, uid))?.email ?? '' }
    // Of two presses at once, the second waits here for the first.
    if (!(await writeLogOnce(transaction, toLogId(press), by, entry, now))) return (await readPressed(transaction, press)).state
    const moderate = kind === 'comment' ? moderateComments : moderateReviews
    await moderate(transaction, action, [id], now, ownHosts)
    return state
  })
}

const toLogId = ({ action, kind, id, uid }: Press) => `pressed-${hash('sha256', JSON.stringify([action, kind, id, uid]), 'base64url')}`
