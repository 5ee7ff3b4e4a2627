import { randomUUID } from 'node:crypto'
import type { Database } from '#storage/database/database.ts'
import { claimJob, finishJob, updateJobHold } from '#storage/jobs/jobs.ts'

/** Work that one process of all does: again so many milliseconds after it was done, and sooner after it failed. It returns what came of it. */
export type Job = { name: string; everyMilliseconds: number; retryMilliseconds: number; work: () => Promise<string> }

/** How long a job is held: another process takes it so long after its process was killed. */
const holdMilliseconds = 5 * 60_000
const renewMilliseconds = 60_000

/** Does a job if it is due and no other process does it; returns whether it did. What fails is noted, and thrown. */
export async function runOnce(db: Database, { name, everyMilliseconds, retryMilliseconds, work }: Job, clock: () => Date) {
  const from = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString()
  const claim = { name, holder: randomUUID() }
  const due = { doneBefore: from(-everyMilliseconds), failedBefore: from(-retryMilliseconds) }
  if (!(await claimJob(db, claim, due, from(0), from(holdMilliseconds)))) return false
  const renewing = setInterval(() => void updateJobHold(db, claim, from(holdMilliseconds)).catch(() => {}), renewMilliseconds).unref()
  try {
    const result = await work()
    await finishJob(db, claim, { doneAt: from(0), failedAt: null, result, error: null })
    return true
  } catch (error) {
    await finishJob(db, claim, { failedAt: from(0), error: error instanceof Error ? error.message : String(error) })
    throw error
  } finally {
    clearInterval(renewing)
  }
}
