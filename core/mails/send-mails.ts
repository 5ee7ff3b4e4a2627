import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { announce } from '#core/events/hear-events.ts'
import { readOldest } from '#core/settings/read-oldest.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { type ActiveMailSettings, addressIn } from '#domain/mails/mail-settings.ts'
import { longestWait, waitAfter } from '#domain/mails/mail-state.ts'
import { nextOf } from '#domain/span.ts'
import { deleteMailsBefore, findLetter, forgetSettled, listDueMails, moveAllMails, moveMail, type StoredMail } from './mail-rows.ts'
import type { Mailer } from './open-mailer.ts'
import { readSmtpFault, type SmtpConnection, type SmtpFault } from './smtp.ts'

type SendingParts = { db: Database; mailer: Pick<Mailer, 'findActive' | 'connect' | 'compose'>; clock: () => Date; signal: AbortSignal }

/** Nothing can be sent at present; the message tells the owner why. */
export class MailServerFault extends Error {}

/** The job that sends mail: whenever some is due, and five minutes after the server refused everything. */
export const mailJob = { name: 'send mail', everyMilliseconds: 0, retryMilliseconds: 5 * 60_000 }

const atOnce = 50
/** This many deferrals in a row mean that the server wants a pause. */
const maxDeferred = 5

/** The kinds of mails sent to a list, which all others overtake, and the kinds whose recipient is erased after sending. */
export const listKinds: string[] = ['issue']
export const forgottenKinds: string[] = ['recipe']

/**
 * Sends due mail at the owner's rate until none is left; only one process does so at a time. A mail whose process was killed before its
 * last line went out is sent again, since no server accepts a mail without that line. If the connection broke or the process was killed
 * after that line, the mail is 'unknown', and only the owner sends it again. Rejects with a `MailServerFault` when the server accepts
 * nothing.
 */
export async function sendMails({ db, mailer, clock, signal }: SendingParts) {
  const settings = await mailer.findActive()
  if (!settings) return
  const at = () => clock().toISOString()
  await moveAllMails(db, { from: 'sending', to: 'queued', at: at() })
  await moveAllMails(db, { from: 'handed', to: 'unknown', at: at(), response: 'The site stopped while this email was being sent.' })
  let connection: SmtpConnection | undefined
  let deferred = 0
  try {
    for (;;) {
      const due = await listDueMails(db, nextOf(longestWait, clock()), atOnce, listKinds)
      if (due.length === 0) return
      for (const mail of due) {
        if (signal.aborted) return
        connection ??= await mailer.connect(settings).catch((error) => fail(readSmtpFault(error, settings).said))
        const fault = await sendOne({ db, mailer, clock, signal }, mail, { connection, settings })
        if (fault?.kind === 'server') fail(fault.said)
        if (fault?.kind === 'lost') connection = undefined
        deferred = fault?.kind === 'deferred' ? deferred + 1 : 0
        if (deferred === maxDeferred) fail(`${settings.host} asks us to pause. It says: ${fault?.said}`)
        await sleep(60_000 / settings.perMinute, undefined, { signal }).catch(() => {})
      }
    }
  } finally {
    connection?.close()
  }
}

function fail(said: string): never {
  throw new MailServerFault(said)
}

type Way = { connection: SmtpConnection; settings: ActiveMailSettings }

/** Sends one mail and records the result; returns why it was not sent. */
async function sendOne(
  { db, mailer, clock }: SendingParts,
  queued: StoredMail,
  { connection, settings }: Way,
): Promise<SmtpFault | undefined> {
  const at = () => clock().toISOString()
  const mail = { ...queued, attempts: queued.attempts + 1 }
  // Another process has taken it, or its recipient has unsubscribed.
  if (!(await moveMail(db, queued, { from: 'queued', to: 'sending', at: at(), attempts: mail.attempts }))) return undefined
  const letter = await findLetter(db, mail.letterId)
  if (!letter) {
    await moveMail(db, mail, { from: 'sending', to: 'refused', at: at(), response: 'Its text was deleted.' })
    return undefined
  }
  let isHanded = false
  try {
    const addressed = {
      to: mail.address,
      leavePath: mail.leavePath,
      id: mail.id,
      isForMany: listKinds.includes(mail.kind),
      createdAt: clock(),
    }
    const raw = await mailer.compose(JSON.parse(letter.content) as Letter, addressed, settings)
    const beforeEnd = async () => {
      isHanded = await moveMail(db, mail, { from: 'sending', to: 'handed', at: at() })
      if (!isHanded) throw new Error('Another process has taken this mail')
    }
    const response = await connection.send({ from: addressIn(settings.from), to: mail.address, raw, beforeEnd })
    await moveMail(db, mail, { from: 'handed', to: 'sent', at: at(), response })
    return undefined
  } catch (error) {
    const fault = readSmtpFault(error, settings)
    await noteFault(db, mail, { fault, from: isHanded ? 'handed' : 'sending', now: clock() })
    return fault
  } finally {
    if (forgottenKinds.includes(mail.kind)) await forgetSettled(db, mail.id)
  }
}

async function noteFault(
  db: Database,
  mail: StoredMail,
  { fault, from, now }: { fault: SmtpFault; from: 'handed' | 'sending'; now: Date },
) {
  const at = now.toISOString()
  const { kind, said: response } = fault
  if (kind === 'lost' && from === 'handed') return moveMail(db, mail, { from, to: 'unknown', at, response })
  const refuse = (said: string) =>
    inTransaction(db, async (transaction) => {
      if (await moveMail(transaction, mail, { from, to: 'refused', at, response: said }))
        await announce(transaction, 'mail.refused', [mail.id], now)
    })
  if (kind === 'refused') return refuse(response)
  const wait = waitAfter(mail.attempts)
  if (wait === undefined) return refuse(`Given up. ${response}`)
  // The server is at fault, not the mail, so this does not count as an attempt.
  const attempts = kind === 'server' ? mail.attempts - 1 : mail.attempts
  const dueAt = kind === 'server' ? mail.dueAt : new Date(now.getTime() + wait).toISOString()
  return moveMail(db, mail, { from, to: 'queued', at, response, attempts, dueAt })
}

/** Forgets mails settled longer ago than the owner keeps them, or waiting that long for a mail server, counted by a trusted clock. */
export async function forgetMails(db: Database, sureTime: Date) {
  const oldest = await readOldest(db, 'keepMails', sureTime)
  if (oldest) await deleteMailsBefore(db, oldest)
}
