import { createHash } from 'node:crypto'
import type { Database } from '#storage/database/database.ts'
import { countSubmissions, insertSubmission, lockSender } from '#storage/forms/submissions.ts'
import { hours, minutes } from './durations.ts'
import { retryConflicts } from './retry-conflicts.ts'

/** Most submissions that one network address may send in an hour. */
export const submissionsPerHour = 20

/** Who sends a form: the network address that limits count by, and the time. */
export type Sender = { address: string; now: Date }

/** What became of a submission: stored (or an identical one was, within ten minutes), or refused for this address's limit. */
export type SubmissionOutcome = { ok: true } | { ok: false; reason: 'too-many' }

/**
 * Stores a visitor's submission through `store`, once: an identical one within ten minutes counts as done, and more than twenty an hour from
 * one address are refused. All in one transaction, and one at a time for each address.
 */
export function acceptSubmission(db: Database, { address, now }: Sender, identity: string[], store: (db: Database) => Promise<void>) {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const fingerprint = createHash('sha256').update(JSON.stringify(identity)).digest('hex')
  return retryConflicts(db, async (transaction): Promise<SubmissionOutcome> => {
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

/** Ends the transaction so that a refused submission leaves no trace. */
class TooMany extends Error {}
