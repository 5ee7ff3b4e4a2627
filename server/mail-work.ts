import { type AnswerParts, openAnswerListener } from '#core/answers/tell-readers.ts'
import { hearEvents, type Listener } from '#core/events/hear-events.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import { hasMailsInWork } from '#core/mails/mail-rows.ts'
import { bounceJob } from '#core/mails/open-bounce-box.ts'
import type { Mailer } from '#core/mails/open-mailer.ts'
import { MailServerFault, mailJob, sendMails } from '#core/mails/send-mails.ts'
import { newsletterBounces } from '#core/newsletter/hear-bounces.ts'
import type { Publisher } from '#core/newsletter/join-newsletter.ts'
import { hasNewsletterWork, workNewsletter } from '#core/newsletter/send-issues.ts'
import { noticeListener } from '#core/notices/note-notices.ts'
import { hasDueNotices } from '#core/notices/notice-rows.ts'
import { tellAdmins, waitingAt } from '#core/notices/tell-admins.ts'
import { openPingListener } from '#core/pings/queue-pings.ts'
import type { Log } from '#domain/log.ts'

/** The listeners to what happens to the site's records. A new one is one line. */
const listListeners = (parts: Omit<AnswerParts, 'db'>): Listener[] => [
  newsletterBounces,
  noticeListener,
  openAnswerListener(parts),
  openPingListener(parts),
]

type Parts = Publisher & { mailer: Mailer; log: Log; clock: () => Date; signal: AbortSignal }

const minute = 60_000

/** Admins get at most one letter a minute. */
const noticeJob = { name: 'tell admins', everyMilliseconds: 60_000, retryMilliseconds: 60_000 }

/** Lets the listeners handle what happened, and sends due mail. */
export function openMailWork({ log, ...parts }: Parts) {
  const { db, mailer, clock, signal, siteUrl, siteName, sign } = parts
  const listeners = listListeners({ siteUrl, siteName, sign })
  let nextLook = 0
  let reading: Promise<void> | undefined
  let hearing: Promise<void> | undefined
  let sending: Promise<void> | undefined

  /** Also while mail is being sent, which may take hours. */
  async function hear() {
    await hearEvents(db, listeners, signal, (error) => log.error({ err: error }, 'An event could not be handled'))
    await tellWhatIsDue().catch((error) => log.error({ err: error }, 'Admins could not be told'))
    if (!(await hasNewsletterWork(db, clock()))) return
    const work = () => workNewsletter(parts).then(() => (signal.aborted ? undefined : ''))
    await runOnce(db, { name: 'newsletter', everyMilliseconds: 0, retryMilliseconds: 60_000, work }, clock)
  }

  /** Looks once a minute whether there is a mailbox with reports that is to be read. */
  async function readReports() {
    const now = clock().getTime()
    if (now < nextLook && now > nextLook - minute) return
    nextLook = now + minute
    if (!(await mailer.bounceBox.findActive())) return
    await runOnce(db, { ...bounceJob, work: () => mailer.bounceBox.read(clock(), signal) }, clock)
  }

  async function sendDue() {
    if (!(await hasMailsInWork(db))) return
    const send = () => sendMails({ db, mailer, clock, signal }).then(() => (signal.aborted ? undefined : ''))
    await runOnce(db, { ...mailJob, work: send }, clock)
  }

  /** Without a mail server, notices wait, to become one letter once there is one. */
  async function tellWhatIsDue() {
    if (!(await hasDueNotices(db, waitingAt(clock()))) || !(await mailer.mail.isReady())) return
    await runOnce(db, { ...noticeJob, work: () => tellAdmins({ db, siteUrl, sign, now: clock() }).then(() => '') }, clock)
  }

  function report(error: unknown) {
    if (error instanceof MailServerFault) log.warn({ reason: error.message }, 'Mail can’t be sent at present')
    else log.error({ err: error }, 'Mail could not be sent')
  }

  return {
    /** Starts it unless it is running; failures are logged. */
    begin() {
      reading ??= readReports()
        .catch((error) =>
          log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Reports of failed mail can’t be read at present'),
        )
        .finally(() => {
          reading = undefined
        })
      hearing ??= hear()
        .catch((error) => log.error({ err: error }, 'The newsletter could not be made'))
        .finally(() => {
          hearing = undefined
        })
      sending ??= hearing
        .then(sendDue)
        .catch(report)
        .finally(() => {
          sending = undefined
        })
      return sending
    },
    /** Waits until what was started is done, soon after the signal. */
    close: () => Promise.all([reading, hearing, sending]),
  }
}
