import { hash, randomUUID } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { announce } from '#core/events/hear-events.ts'
import { newId } from '#domain/id.ts'
import { lastOf } from '#domain/span.ts'
import { countSubmissions, insertSubmission, lockSender } from './submission-rows.ts'

const minute = 60_000

/** The rate limit of one network address. */
export const submissionsPerHour = 20

/** The sender of a form: the network address for rate limits, and the time. */
export type Sender = { address: string; now: Date }

/** Whether a submission was stored (or a duplicate within ten minutes), or rejected: by the rate limit, or because none is accepted any more. */
export type SubmissionOutcome = { ok: true } | { ok: false; reason: 'too-many' | 'closed' }

type Store = (db: Database, stamp: { id: string; createdAt: string }) => Promise<void>

/** What is sent, and what makes it the same as another one. */
type Identity = [kind: 'comment' | 'review' | 'question' | 'message' | 'member' | 'attempt', ...facts: string[]]

/**
 * Stores a visitor's submission through `store`, under a new id. A duplicate within ten minutes succeeds without being stored; more than twenty an
 * hour from one address are rejected. Runs in one transaction, one at a time for each address.
 */
export function acceptSubmission(db: Database, { address, now }: Sender, identity: Identity, store: Store) {
  const createdAt = now.toISOString()
  const fingerprint = hash('sha256', JSON.stringify(identity))
  return inTransaction(db, async (transaction): Promise<SubmissionOutcome> => {
    await lockSender(transaction, address, createdAt)
    const sent = await countSubmissions(transaction, address, lastOf(60 * minute, now))
    const isNew = await insertSubmission(transaction, { fingerprint, address, createdAt }, lastOf(10 * minute, now))
    if (!isNew) return { ok: true }
    if (sent >= submissionsPerHour) throw new TooMany()
    const id = newId(now)
    await store(transaction, { id, createdAt })
    const [kind] = identity
    if (kind !== 'attempt') await announce(transaction, `${kind}.received`, [id], now)
    return { ok: true }
  }).catch((error: unknown): SubmissionOutcome => {
    if (error instanceof TooMany) return { ok: false, reason: 'too-many' }
    throw error
  })
}

/** Counts work that a form takes before it can be accepted, as one more submission of its sender. */
export function countAttempt(db: Database, sender: Sender) {
  return acceptSubmission(db, sender, ['attempt', randomUUID()], async () => {})
}

/** Thrown to roll back the transaction, so that a rejected submission leaves no trace. */
class TooMany extends Error {}
