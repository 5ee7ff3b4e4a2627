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

/** Opens the backups of the site. One is made at a time, whichever process begins it. */
export function openBackups({ db, log, clock, isDaily, make, folder, bucket }: Parts) {
  let running: Promise<unknown> = Promise.resolve()

  function begin(due: typeof daily) {
    const beginning = beginOnce(db, { name: backupJob, ...due, work: makeAndTell }, clock)
    const ending = beginning.then((begun) => begun?.ended?.catch(tell)).catch((error) => log.error({ err: error }, 'The backup failed'))
    running = Promise.all([running, ending])
    return beginning.then((begun) => begun !== undefined)
  }

  /** Announces a failure, the same until a backup is made. */
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
    /** Begins the daily backup if it is due and they are on; what fails is logged. */
    async beginDaily() {
      if (isDaily) await begin(daily).catch(() => {})
    },
    /** Begins a backup; returns whether it did, which it does not while one is being made. What fails after that is logged, and in the state. */
    beginNow: () => begin(now),
    /** The bucket that backups are in, if they are in one. */
    bucket: bucket?.name,
    /** The backups at their place, the newest first. */
    list: () => listBackups({ folder, bucket }),
    /** What came of the last backup of all processes. `failure` is there if it failed since the last one that was made. */
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
    /** Waits until the backups that this process began are done, or given up. */
    close: () => running,
  }
}
