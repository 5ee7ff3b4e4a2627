import type { Database } from '#core/database/database.ts'
import { findJob } from '#core/jobs/job-rows.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { beginOnce } from '#core/jobs/run-once.ts'
import { pickNewest } from '#domain/backups/backup-retention.ts'
import { rehearsalResult } from '#domain/backups/job-results.ts'
import type { Log } from '#domain/log.ts'
import { isAhead, isIn, lastOf } from '#domain/span.ts'
import type { BackupPlace } from './backup-store.ts'
import { listBackups } from './listed-backups.ts'
import { backupJob } from './make-backup.ts'

/** The name of the job that test-restores the newest backup. */
export const rehearsalJob = 'rehearsal'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Half a day less than a week, so that it follows the seventh daily backup after the last one. */
const weekly = 6.5 * day
const lateAfterMilliseconds = 14 * day

/** `rehearse` test-restores the backup with this name and returns the outcome as JSON, or nothing if it was aborted. */
type Parts = {
  db: Database
  log: Log
  clock: () => Date
  isDaily: boolean
  rehearse: (name: string) => Promise<string | undefined>
} & BackupPlace

export type Rehearsals = ReturnType<typeof openRehearsals>

export type RehearsalState = Awaited<ReturnType<Rehearsals['readState']>>

/** Opens the test restores of the newest backup. Only one runs at a time, across all processes. */
export function openRehearsals({ db, log, clock, isDaily, rehearse, ...place }: Parts) {
  let running: Promise<unknown> = Promise.resolve()

  async function begin(everyMilliseconds: number) {
    const newest = pickNewest(await listBackups(place), clock())
    if (!newest) return 'no backup' as const
    const job = { name: rehearsalJob, everyMilliseconds, retryMilliseconds: 0, work: () => rehearse(newest.name) }
    const begun = await beginOnce(db, job, clock)
    if (!begun) return 'running' as const
    const ending = begun.ended.catch((error) => log.error({ err: error }, 'The newest backup failed its test restore'))
    running = Promise.all([running, ending])
    return 'begun' as const
  }

  /** Follows a backup of the last hour; the first backup after a failed test is tested at once. */
  async function beginIfDue() {
    const [backup, rehearsal] = await Promise.all([findJob(db, backupJob), findJob(db, rehearsalJob)])
    const madeAt = backup?.doneAt ?? ''
    const failedAt = rehearsal?.failedAt && !isAhead(rehearsal.failedAt, clock()) ? rehearsal.failedAt : ''
    const isNew = isIn(lastOf(hour, clock()), madeAt) && madeAt > failedAt
    if (isNew) await begin(failedAt ? 0 : weekly)
  }

  async function findOldestBackup() {
    // If backups can't be listed, the failing backup reports why.
    const backups = await listBackups(place).catch(() => [])
    return backups.at(-1)?.madeAt
  }

  return {
    /** Starts the weekly test restore if it is due and a backup was just made; failures are logged. */
    async beginWeekly() {
      if (isDaily) await beginIfDue().catch(() => {})
    },
    /** Starts a test restore, or returns why it can't. Later failures are logged and in the state. */
    beginNow: () => begin(0),
    /** The outcome of the last test restore by any process. `failure` is set if one has failed since the last success. */
    async readState() {
      const { isRunning, done, failure } = await readJob(db, rehearsalJob, clock())
      const last = done && { checkedAt: done.doneAt, ...rehearsalResult.parse(JSON.parse(done.result)) }
      const since = last?.checkedAt ?? (await findOldestBackup())
      return {
        isRunning,
        last,
        isLate: isDaily && since !== undefined && !isIn(lastOf(lateAfterMilliseconds, clock()), since),
        failure,
      }
    },
    /** Waits until the test restores that this process started are done or aborted. */
    close: () => running,
  }
}
