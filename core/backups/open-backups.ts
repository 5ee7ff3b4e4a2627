import type { Database } from '#core/database/database.ts'
import { announce } from '#core/events/hear-events.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { beginOnce, type Job } from '#core/jobs/run-once.ts'
import { backupResult } from '#domain/backups/job-results.ts'
import type { Log } from '#domain/log.ts'
import { isIn, lastOf } from '#domain/span.ts'
import type { BackupPlace } from './backup-store.ts'
import { listBackups } from './listed-backups.ts'
import { backupJob } from './make-backup.ts'

const hour = 60 * 60 * 1000
const daily = { everyMilliseconds: 24 * hour, retryMilliseconds: hour / 2 }
const now = { everyMilliseconds: 0, retryMilliseconds: 0 }
const lateAfterMilliseconds = 48 * hour

/** `make` makes a backup and returns the outcome for `describeBackup`, or nothing if it was aborted. */
type Parts = { db: Database; log: Log; clock: () => Date; isDaily: boolean; make: Job['work'] } & BackupPlace

export type Backups = ReturnType<typeof openBackups>

export type BackupState = Awaited<ReturnType<Backups['readState']>>

/** Opens the backups of the site. Only one runs at a time, across all processes. */
export function openBackups({ db, log, clock, isDaily, make, folder, bucket }: Parts) {
  let running: Promise<unknown> = Promise.resolve()

  function begin(due: typeof daily) {
    const beginning = beginOnce(db, { name: backupJob, ...due, work: makeAndTell }, clock)
    const ending = beginning.then((begun) => begun?.ended?.catch(tell)).catch((error) => log.error({ err: error }, 'The backup failed'))
    running = Promise.all([running, ending])
    return beginning.then((begun) => begun !== undefined)
  }

  /** Announces a failure, once until a backup succeeds. */
  async function tell(error: unknown) {
    log.error({ err: error }, 'The backup failed')
    const { done } = await readJob(db, backupJob, clock())
    await announce(db, 'backup.failed', [done?.doneAt ?? ''], clock())
  }

  async function makeAndTell() {
    const result = await make()
    const { fuller, rows } = result ? backupResult.parse(JSON.parse(result)) : {}
    if (fuller) log.warn({ fuller, rows }, `The newest backups are much smaller than ${fuller.name}, which is kept`)
    return result
  }

  return {
    /** Starts the daily backup if it is due and turned on; failures are logged. */
    async beginDaily() {
      if (isDaily) await begin(daily).catch(() => {})
    },
    /** Starts a backup unless one is running; returns whether it did. Later failures are logged and in the state. */
    beginNow: () => begin(now),
    /** The name of the bucket that stores the backups, if one does. */
    bucket: bucket?.name,
    /** The stored backups, newest first. */
    list: () => listBackups({ folder, bucket }),
    /** The outcome of the last backup by any process. `failure` is set if one has failed since the last success. */
    async readState() {
      const { isRunning, done, failure } = await readJob(db, backupJob, clock())
      return {
        isDaily,
        isRunning,
        last: done && { madeAt: done.doneAt, ...backupResult.parse(JSON.parse(done.result)) },
        isLate: done ? !isIn(lastOf(lateAfterMilliseconds, clock()), done.doneAt) : false,
        failure,
      }
    },
    /** Waits until the backups that this process started are done or aborted. */
    close: () => running,
  }
}
