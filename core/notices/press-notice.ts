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
 * What a press would do: `ready` to be done. `refused`: the admin may not do it any more. `gone`: it was deleted, or is with the spam. `approved`: it is already. `undone`: the same press
 * had approved it, and somebody has revoked that.
 */
export type PressState = 'ready' | 'refused' | 'gone' | 'approved' | 'undone'

const done = {
  approve: (kind: string) => `approved a ${kind} from an email`,
  spam: (kind: string) => `marked a ${kind} as spam from an email`,
  delete: (kind: string) => `deleted a ${kind} from an email`,
}

/** Looks at what a press would do, and changes nothing. */
export async function readPressed(db: Database, press: Press): Promise<{ state: PressState; opinion?: WrittenOpinion }> {
  const role = toRole((await findAdmin(db, press.uid))?.role)
  if (!role || !hasRight(role, 'edit')) return { state: 'refused' }
  // Before the record, so that a press that ends meanwhile does not look as if somebody had revoked it.
  const earlier = await findLogRow(db, toLogId(press))
  const opinion = await findOpinion(db, press.kind, press.id)
  if (!opinion) return { state: 'gone' }
  if (press.action === 'approve' && opinion.approved) return { state: 'approved', opinion }
  return { state: earlier ? 'undone' : 'ready', opinion }
}

/** Does what a link is for, once however often it is pressed, with an entry in the log; returns what there was to do. */
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
