import type { ImapFlow } from 'imapflow'
import { z } from 'zod'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { announce } from '#core/events/hear-events.ts'
import type { BounceBox } from '#domain/mails/bounce-box.ts'
import { type FailedDelivery, readDeliveryReport } from '#domain/mails/delivery-report.ts'
import { inMailbox } from './imap.ts'
import { findMail, moveMail } from './mail-rows.ts'

const day = 24 * 60 * 60 * 1000
/** So far back the first reading looks. */
const firstDays = 7
const messagesAtOnce = 500
/** Reports begin with what matters; behind it may be a whole mail with its pictures. */
const maxBytes = 256 * 1024

/** How far a mailbox was read: up to a message, in a folder that still numbers them the same way. The job's result, as JSON. */
const position = z.object({ box: z.string(), validity: z.string(), uid: z.number(), counted: z.number() })

/**
 * Reads what is new in the mailbox and notes which mails could not be delivered. Whoever is killed has lost only the position: a mail counts when it turns from
 * sent into refused, which happens once. Returns the new position.
 */
export function readReports(
  db: Database,
  box: BounceBox,
  { before, now, signal }: { before: string | undefined; now: Date; signal: AbortSignal },
) {
  const key = `${box.user}@${box.host} ${box.folder}`
  return inMailbox(box, async (client) => {
    const validity = client.mailbox ? String(client.mailbox.uidValidity) : ''
    const stored = position.safeParse(before ? JSON.parse(before) : undefined).data
    const last = stored?.box === key && stored.validity === validity ? stored : { uid: 0, counted: 0 }
    const query = last.uid > 0 ? { uid: `${last.uid + 1}:*` } : { since: new Date(now.getTime() - firstDays * day) }
    // For a range beyond the last message a server gives that one.
    const uids = ((await client.search(query, { uid: true })) || []).filter((uid) => uid > last.uid).sort((one, other) => one - other)
    let { uid, counted } = last
    for (const next of uids.slice(0, messagesAtOnce)) {
      if (signal.aborted) break
      if (await readMessage(db, client, next, now)) counted += 1
      uid = next
    }
    return JSON.stringify({ box: key, validity, uid, counted })
  })
}

/** How many reports of our mails were found so far. */
export function readCounted(result: string) {
  return position.parse(JSON.parse(result)).counted
}

/** Notes what one message reports, and marks it as read then; what is none of our reports stays as it is. */
async function readMessage(db: Database, client: ImapFlow, uid: number, now: Date) {
  const head = await client.fetchOne(String(uid), { uid: true, headers: ['content-type', 'from', 'return-path'] }, { uid: true })
  if (!head || !/multipart\/report|mailer-daemon|postmaster|mail-daemon|mdaemon|return-path:\s*<>/i.test(String(head.headers))) return false
  const message = await client.fetchOne(String(uid), { source: { start: 0, maxLength: maxBytes } }, { uid: true })
  const source = message ? message.source : undefined
  // What can't be taken apart is no report of ours.
  const report = source && (await parseReport(source).catch(() => undefined))
  if (!report || !(await noteFailed(db, report, now))) return false
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  return true
}

/** Takes a message apart. mailparser is loaded only then. */
export async function parseReport(source: Buffer) {
  const { simpleParser } = await import('mailparser')
  const withoutMark = source.subarray(source.indexOf('\uFEFF') === 0 ? 3 : 0)
  const options = { keepDeliveryStatus: true, skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true }
  const { headers, from, text = '', attachments } = await simpleParser(withoutMark, options)
  const type = headers.get('content-type')
  const { value = '', params = {} } =
    typeof type === 'object' && 'value' in type ? (type as { value: string; params: Record<string, string> }) : {}
  return readDeliveryReport({
    ...{ type: value.toLowerCase(), reportType: params['report-type'] ?? '', from: from?.text ?? '', text },
    parts: attachments.map(({ contentType, content }) => ({ type: contentType.toLowerCase(), content: content.toString('utf8') })),
  })
}

/** Turns a mail that was sent into one that was refused, and tells those who listen; returns whether it was one of ours that counted as sent. */
export async function noteFailed(db: Database, { mailId, said }: FailedDelivery, now: Date) {
  const mail = await findMail(db, mailId)
  if (!mail) return false
  return inTransaction(db, async (transaction) => {
    const change = { to: 'refused', at: now.toISOString(), response: said } as const
    const hasMoved =
      (await moveMail(transaction, mail, { from: 'sent', ...change })) ||
      (await moveMail(transaction, mail, { from: 'unknown', ...change }))
    if (hasMoved) await announce(transaction, 'mail.refused', [mail.id], now)
    return hasMoved
  })
}
