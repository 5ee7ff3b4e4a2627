import { createHash } from 'node:crypto'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { countSubmissions, insertSubmission, lockSender } from '#storage/forms/submissions.ts'
import { hours, minutes } from './durations.ts'

/** The rate limit of one network address. */
export const submissionsPerHour = 20

/** The sender of a form: the network address for rate limits, and the time. */
export type Sender = { address: string; now: Date }

/** Whether a submission was stored (or a duplicate within ten minutes), or rejected by the rate limit. */
export type SubmissionOutcome = { ok: true } | { ok: false; reason: 'too-many' }

/**
 * Stores a visitor's submission through `store`. A duplicate within ten minutes succeeds without being stored; more than twenty an hour from
 * one address are rejected. Runs in one transaction, one at a time for each address.
 */
export function acceptSubmission(db: Database, { address, now }: Sender, identity: string[], store: (db: Database) => Promise<void>) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const fingerprint = createHash('sha256').update(JSON.stringify(identity)).digest('hex')
  return inTransaction(db, async (transaction): Promise<SubmissionOutcome> => {
    await lockSender(transaction, address, now.toISOString())
    const sent = await countSubmissions(transaction, address, before(hours(1)))
    const isNew = await insertSubmission(transaction, { fingerprint, address, createdAt: now.toISOString() }, before(minutes(10)))
    if (!isNew) return { ok: true }
    if (sent >= submissionsPerHour) throw new TooMany()
    await store(transaction)
    return { ok: true }
  }).catch((error: unknown): SubmissionOutcome => {
    if (error instanceof TooMany) return { ok: false, reason: 'too-many' }
    throw error
  })
}

/** Thrown to roll back the transaction, so that a rejected submission leaves no trace. */
class TooMany extends Error {}
