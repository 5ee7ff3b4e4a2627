import pLimit from 'p-limit'
import type { Database } from '#core/database/database.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { beginOnce } from '#core/jobs/run-once.ts'
import { type SiteComparison, siteComparison } from '#domain/archive/site-comparison.ts'
import { restoreResult } from '#domain/backups/job-results.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import type { Log } from '#domain/log.ts'
import { isIn, lastOf } from '#domain/span.ts'

/** The name of the job that restores a backup over the site. */
export const restoreJob = 'restore'

const failureIsToldMilliseconds = 24 * 60 * 60 * 1000

/** The backup with this name, to compare with the site (without `by`) or to restore. */
export type RestoreTask = { name: string; by?: Actor }

/** `run` does a task and returns the outcome as JSON, or nothing if it was aborted. */
type Parts = { db: Database; log: Log; clock: () => Date; run: (task: RestoreTask) => Promise<string | undefined> }

export type Restores = ReturnType<typeof openRestores>

export type RestoreState = Awaited<ReturnType<Restores['readState']>>

/** Opens the restores of backups over the running site. Only one runs at a time, across all processes. */
export function openRestores({ db, log, clock, run }: Parts) {
  const limit = pLimit(1)
  let running: Promise<unknown> = Promise.resolve()
  return {
    /** How the site currently differs from a backup. Throws an error that says why it can't be restored. */
    async compare(name: string): Promise<SiteComparison> {
      const found = await limit(() => run({ name }))
      return siteComparison.parse(JSON.parse(found ?? ''))
    },
    /** Starts to restore a backup unless a restore is running; returns whether it did. Later failures are logged and in the state. */
    async begin(name: string, by: Actor) {
      const job = { name: restoreJob, everyMilliseconds: 0, retryMilliseconds: 0, work: () => run({ name, by }) }
      const begun = await beginOnce(db, job, clock)
      running = Promise.all([running, begun?.ended.catch((error) => log.error({ err: error }, 'A backup could not be restored'))])
      return begun !== undefined
    },
    /** The outcome of the last restore. `failure` is set for a day if one has failed since. */
    async readState() {
      const { isRunning, done, failure } = await readJob(db, restoreJob, clock())
      const isTold = failure && isIn(lastOf(failureIsToldMilliseconds, clock()), failure.failedAt)
      return {
        isRunning,
        last: done && { restoredAt: done.doneAt, ...restoreResult.parse(JSON.parse(done.result)) },
        failure: isTold ? failure : undefined,
      }
    },
    /** Waits until the restore that this process started is done or aborted. */
    close: () => running,
  }
}
