import type { Database } from '#core/database/database.ts'
import { isIn, nextOf } from '#domain/span.ts'
import { findJob } from './job-rows.ts'
import { longestHold } from './run-once.ts'

/**
 * The state of a job across all processes: whether it is running, when it last succeeded and with what result, and when and why it failed, if it
 * did since then. Times are ISO 8601.
 */
export async function readJob(db: Database, name: string, now: Date) {
  const { heldUntil, doneAt, result, failedAt, error } = (await findJob(db, name)) ?? {}
  return {
    isRunning: heldUntil ? isIn(nextOf(longestHold, now), heldUntil) : false,
    done: doneAt && result ? { doneAt, result } : undefined,
    failure: failedAt ? { failedAt, reason: error ?? '' } : undefined,
  }
}
