import { randomUUID } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import { diskFull, isDiskFull } from '#core/database/storage-error.ts'
import { lastOf, nextOf } from '#domain/span.ts'
import { claimJob, finishJob, updateJobHold } from './job-rows.ts'

/**
 * Work that only one process does: every `everyMilliseconds`, or `retryMilliseconds` after a failure. `work` returns the result, or nothing if
 * it was aborted, which leaves the job as if it had never started.
 */
export type Job = {
  name: string
  everyMilliseconds: number
  retryMilliseconds: number
  /** How long it is held: the time until another process takes it if its process was killed. A running one extends the hold five times as often. */
  holdMilliseconds?: number
  work: () => Promise<string | undefined>
}

/** The default and maximum duration of a hold, in milliseconds. */
export const longestHold = 5 * 60_000
/** How often a process extends a hold during its duration. */
const extensions = 5

/** Runs a job if it is due and no other process is running it; returns whether it did. Failures are recorded and thrown. */
export async function runOnce(db: Database, job: Job, clock: () => Date) {
  const begun = await beginOnce(db, job, clock)
  await begun?.ended
  return begun !== undefined
}

/** Starts a job if it is due and no other process is running it; `ended` rejects with failures, which are recorded. */
export async function beginOnce(
  db: Database,
  { name, everyMilliseconds, retryMilliseconds, holdMilliseconds = longestHold, work }: Job,
  clock: () => Date,
) {
  const from = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString()
  const claim = { name, holder: randomUUID() }
  const now = clock()
  const due = { done: lastOf(everyMilliseconds, now), failed: lastOf(retryMilliseconds, now) }
  const hold = { open: nextOf(holdMilliseconds, now), until: from(holdMilliseconds) }
  const extendEvery = holdMilliseconds / extensions
  if (!(await claimJob(db, claim, due, hold, from(2 * extendEvery)))) return undefined
  const renewing = setInterval(() => void updateJobHold(db, claim, from(holdMilliseconds)).catch(() => {}), extendEvery).unref()
  return { ended: end().finally(() => clearInterval(renewing)) }

  async function end() {
    try {
      const result = await work()
      await finishJob(db, claim, result === undefined ? {} : { doneAt: from(0), failedAt: null, result, error: null })
    } catch (error) {
      await finishJob(db, claim, { failedAt: from(0), error: describeFailure(error) })
      throw error
    }
  }
}

function describeFailure(error: unknown) {
  if (isDiskFull(error)) return diskFull
  return error instanceof Error ? error.message : String(error)
}
