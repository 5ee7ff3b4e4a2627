import { hash, randomUUID } from 'node:crypto'
import { wishAnswer } from '#core/answers/tell-readers.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { announce } from '#core/events/hear-events.ts'
import { type FormSigns, judgeSubmitted } from '#core/spam/judge-submitted.ts'
import { holdAsSpam } from '#core/spam/mark-spam.ts'
import { storeSubmitted } from '#core/spam/store-submitted.ts'
import { newId } from '#domain/id.ts'
import { isOpinionKind } from '#domain/notices/notice-kinds.ts'
import { type NewSubmitted, type Submitted, toWriting } from '#domain/spam/spam-entry.ts'
import { spamThreshold } from '#domain/spam/spam-score.ts'
import { lastOf } from '#domain/span.ts'
import { countSubmissions, insertSubmission, lockSender } from './submission-rows.ts'

const minute = 60_000

/** The rate limit of one network address. */
export const submissionsPerHour = 20

/** The sender of a form: the network address for rate limits, the time, how the form was filled in, and whether they want mail about replies. */
export type Sender = { address: string; now: Date; signs?: FormSigns; wantsAnswer?: boolean }

/** What was put with the spam, and its score. */
export type Held = { id: string; score: number }

/**
 * Whether a submission was stored (or a duplicate within ten minutes), where `held` says that it is with the spam; or rejected: by the rate limit, or because none
 * is accepted any more.
 */
export type SubmissionOutcome = { ok: true; held?: Held | undefined } | { ok: false; reason: 'too-many' | 'closed' }

type Stamp = { id: string; createdAt: string }

/**
 * Stores what a visitor sent: where it belongs, or with the spam if it looks like that. The one way in for every form of the public pages. A duplicate within ten
 * minutes succeeds without being stored; more than twenty an hour from one address are rejected.
 */
export function acceptSubmission(db: Database, sender: Sender, identity: string[], { row, ...what }: NewSubmitted) {
  return admitSender(db, sender, [what.kind, ...identity], async (transaction, stamp) => {
    // The row is that of its kind.
    const entry = { ...what, row: { ...row, ...stamp } } as Submitted
    if (sender.wantsAnswer && isOpinionKind(entry.kind))
      await wishAnswer(transaction, { kind: entry.kind, id: stamp.id, email: entry.row.email, now: sender.now })
    const judged = await judgeSubmitted(transaction, toWriting(entry), sender)
    if (judged.score < spamThreshold) {
      await storeSubmitted(transaction, entry)
      await announce(transaction, `${entry.kind}.received`, [stamp.id], sender.now)
      return undefined
    }
    await holdAsSpam(transaction, entry, judged, sender.now)
    return { id: stamp.id, score: judged.score }
  })
}

/**
 * Does `work` for a form of a sender under a new id, unless the same was sent within ten minutes, or twenty others within the hour. Runs in one transaction, one at
 * a time for each address.
 */
export function admitSender(
  db: Database,
  { address, now }: Sender,
  identity: string[],
  work: (db: Database, stamp: Stamp) => Promise<Held | undefined>,
) {
  const createdAt = now.toISOString()
  const fingerprint = hash('sha256', JSON.stringify(identity))
  return inTransaction(db, async (transaction): Promise<SubmissionOutcome> => {
    await lockSender(transaction, address, createdAt)
    const sent = await countSubmissions(transaction, address, lastOf(60 * minute, now))
    const isNew = await insertSubmission(transaction, { fingerprint, address, createdAt }, lastOf(10 * minute, now))
    if (!isNew) return { ok: true }
    if (sent >= submissionsPerHour) throw new TooMany()
    return { ok: true, held: await work(transaction, { id: newId(now), createdAt }) }
  }).catch((error: unknown): SubmissionOutcome => {
    if (error instanceof TooMany) return { ok: false, reason: 'too-many' }
    throw error
  })
}

/** Counts work that a form takes before it can be accepted, as one more submission of its sender. */
export function countAttempt(db: Database, sender: Sender) {
  return admitSender(db, sender, ['attempt', randomUUID()], async () => undefined)
}

/** Thrown to roll back the transaction, so that a rejected submission leaves no trace. */
class TooMany extends Error {}
