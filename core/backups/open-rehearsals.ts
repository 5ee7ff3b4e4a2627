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

/** The name of the job of restoring the newest backup on trial. */
export const rehearsalJob = 'rehearsal'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Shorter than a week by less than a day: it follows the seventh daily backup after the last one. */
const weekly = 6.5 * day
const lateAfterMilliseconds = 14 * day

/** `rehearse` restores the backup of that name on trial and returns what came of it as JSON, or nothing if it was given up. */
type Parts = {
  db: Database
  log: Log
  clock: () => Date
  isDaily: boolean
  rehearse: (name: string) => Promise<string | undefined>
} & BackupPlace

export type Rehearsals = ReturnType<typeof openRehearsals>

export type RehearsalState = Awaited<ReturnType<Rehearsals['readState']>>

/** Opens the rehearsals of the newest backup, one at a time, whichever process begins it. */
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

  /** After a backup that was made within the hour: one that follows one that was not good is checked at once. */
  async function beginIfDue() {
    const [backup, rehearsal] = await Promise.all([findJob(db, backupJob), findJob(db, rehearsalJob)])
    const madeAt = backup?.doneAt ?? ''
    const failedAt = rehearsal?.failedAt && !isAhead(rehearsal.failedAt, clock()) ? rehearsal.failedAt : ''
    const isNew = isIn(lastOf(hour, clock()), madeAt) && madeAt > failedAt
    if (isNew) await begin(failedAt ? 0 : weekly)
  }

  async function findOldestBackup() {
    // Where backups can't be listed, the backup that fails tells why.
    const backups = await listBackups(place).catch(() => [])
    return backups.at(-1)?.madeAt
  }

  return {
    /** Begins the weekly rehearsal if it is due and a backup was just made; what fails is logged. */
    async beginWeekly() {
      if (isDaily) await beginIfDue().catch(() => {})
    },
    /** Begins a rehearsal; returns why there is none otherwise. What fails after that is logged, and in the state. */
    beginNow: () => begin(0),
    /** What came of the last rehearsal of all processes. `failure` is there if it failed since the last one that went well. */
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
    /** Waits until the rehearsals that this process began are done, or given up. */
    close: () => running,
  }
}
