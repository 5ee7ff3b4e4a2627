import { forgetAnswers } from '#core/answers/tell-readers.ts'
import { removeDetachedPhotos } from '#core/comments/keep-photos.ts'
import { watchDisk } from '#core/data-folder/watch-disk.ts'
import type { Database } from '#core/database/database.ts'
import { forgetEvents } from '#core/events/hear-events.ts'
import { forgetSentForms } from '#core/forms/save-once.ts'
import { forgetLog } from '#core/identity/admin-log.ts'
import { forgetAddresses } from '#core/identity/forget-addresses.ts'
import { forgetInvitations, openInvitationsAt } from '#core/identity/invite-admins.ts'
import { endWhatIsOver } from '#core/identity/session-times.ts'
import { type Job, runOnce } from '#core/jobs/run-once.ts'
import { bringBackStamps } from '#core/jobs/stamp-rows.ts'
import { readSureTime, type SureTime } from '#core/jobs/watch-clock.ts'
import { checkLinks } from '#core/links/check-links.ts'
import { forgetMails } from '#core/mails/send-mails.ts'
import { forgetReaders } from '#core/newsletter/send-issues.ts'
import { forgetNotices } from '#core/notices/tell-admins.ts'
import { foldOldDays } from '#core/numbers/forget-days.ts'
import { forgetMessages } from '#core/people/get-in-touch.ts'
import type { Files } from '#core/pictures/files.ts'
import type { Pictures } from '#core/pictures/pictures.ts'
import { markUnusedPictures } from '#core/pictures/unused-pictures.ts'
import { emptyTrash } from '#core/publication/change-publication.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import { forgetWorkingCopies } from '#core/revisions/keep-working-copy.ts'
import { forgetMissedSearches } from '#core/search/count-missed-searches.ts'
import { mergeSearchRows } from '#core/search/merge-segments.ts'
import { forgetSpam } from '#core/spam/mark-spam.ts'
import type { Log } from '#domain/log.ts'
import { lastOf } from '#domain/span.ts'

const minute = 60_000
/** At most an hour passes, including the minute until a process checks, and five if the last one was killed. */
const hourly = { everyMilliseconds: 50 * minute, retryMilliseconds: 5 * minute }
const daily = { everyMilliseconds: 24 * 60 * minute, retryMilliseconds: 60 * minute }

type Parts = {
  db: Database
  dataDir: string
  files: Files
  pictures: Pictures
  remote: Remote
  siteUrl: string
  log: Log
  clock: () => Date
  signal: AbortSignal
}

/** The work on what all processes and machines share: each part is done by one of them. */
export function openSharedJobs({ db, dataDir, files, pictures, remote, siteUrl, log, clock, signal }: Parts) {
  const work: [Omit<Job, 'work'>, () => Promise<unknown>, string][] = [
    [{ name: 'forget addresses', ...hourly }, () => forgetAddresses(db, clock()), 'Old IP addresses could not be deleted'],
    [{ name: 'watch the disk', ...hourly }, () => watchDisk(db, dataDir, clock()), 'The room on the disk could not be read'],
    [{ name: 'merge search rows', ...hourly }, () => mergeSearchRows(db, signal), 'The search indexes could not be merged'],
    [{ name: 'discard what is old', ...hourly }, discard, 'The trash and other old data could not be deleted'],
    [{ name: 'check links', ...hourly }, () => checkLinks({ db, remote, siteUrl, clock, signal }), 'Links could not be checked'],
    [{ name: 'mark unused pictures', ...daily }, () => markUnusedPictures(db, clock(), signal), 'Unused pictures could not be found'],
  ]
  let running: Promise<unknown> = Promise.resolve()

  async function discard() {
    const now = clock()
    await endWhatIsOver(db)
    const sure = await readSureTime(db, now)
    if (sure) await discardOld(now, sure)
    await removeDetachedPhotos({ db, files, pictures }, signal)
  }

  async function discardOld(now: Date, { time, isSteady }: SureTime) {
    if (isSteady) await bringBackStamps(db, now.toISOString(), { past: lastOf(minute, now), invitations: openInvitationsAt(now) })
    await emptyTrash(db, now, time)
    await forgetWorkingCopies(db, time)
    await forgetLog(db, time)
    await forgetInvitations(db, time)
    await forgetSentForms(db, time)
    await forgetMissedSearches(db, time)
    await forgetEvents(db, time)
    await forgetMails(db, time)
    await forgetReaders(db, time)
    await forgetMessages(db, time)
    await forgetNotices(db, time)
    await forgetAnswers(db, time)
    await foldOldDays(db, time)
    await forgetSpam(db, time)
  }

  return {
    /** Starts what is due and nobody is doing; failures are logged. */
    beginDue() {
      const begun = work.map(([times, run, failed]) =>
        runOnce(db, { ...times, work: () => run().then(() => (signal.aborted ? undefined : '')) }, clock).catch((error) =>
          log.error({ err: error }, failed),
        ),
      )
      running = Promise.all([running, ...begun])
    },
    /** Waits until what this process started is done, soon after the signal. */
    close: () => running,
  }
}
