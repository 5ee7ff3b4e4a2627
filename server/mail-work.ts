import type { Database } from '#core/database/database.ts'
import { hearEvents, type Listener } from '#core/events/hear-events.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import { hasMailsInWork } from '#core/mails/mail-rows.ts'
import type { Mailer } from '#core/mails/open-mailer.ts'
import { MailServerFault, mailJob, sendMails } from '#core/mails/send-mails.ts'
import type { Log } from '#domain/log.ts'

/** Who acts on what happens to the site's records. A new one is one line. */
const listeners: Listener[] = []

type Parts = { db: Database; mailer: Mailer; log: Log; clock: () => Date; signal: AbortSignal }

/** Lets the listeners act on what happened, and sends the mail that is due. */
export function openMailWork({ db, mailer, log, clock, signal }: Parts) {
  let running: Promise<void> | undefined

  async function work() {
    await hearEvents(db, listeners, signal, (error) => log.error({ err: error }, 'An event could not be handled'))
    if (!(await hasMailsInWork(db))) return
    const send = () => sendMails({ db, mailer, clock, signal }).then(() => (signal.aborted ? undefined : ''))
    await runOnce(db, { ...mailJob, work: send }, clock)
  }

  function report(error: unknown) {
    if (error instanceof MailServerFault) log.warn({ reason: error.message }, 'Mail can’t be sent at present')
    else log.error({ err: error }, 'Mail could not be sent')
  }

  return {
    /** Begins unless it is under way; what fails is logged. */
    begin() {
      running ??= work()
        .catch(report)
        .finally(() => {
          running = undefined
        })
      return running
    },
    /** Waits until what was begun is done, which is soon after the signal. */
    close: async () => running,
  }
}
