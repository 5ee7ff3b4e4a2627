import type { Database } from '#core/database/database.ts'
import { newId } from '#domain/id.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { insertLetter, insertMails } from './mail-rows.ts'

/**
 * A mail to queue. `uniqueKey` says what it is about and to whom: with one that was queued before, nothing happens. `leavePath` is the path and query of the page on which the
 * recipient ends such mails; '' if there is nothing to end.
 */
export type Posted = { uniqueKey: string; kind: string; to: string; leavePath?: string }

/** Queues a letter to some recipients, in the transaction of what it is about; it goes out when a mail server can be reached. Returns the letter's id. */
export async function postMail(db: Database, letter: Letter, mails: Posted[], now: Date) {
  if (mails.length === 0) return ''
  const at = now.toISOString()
  const letterId = newId(now)
  await insertLetter(db, { id: letterId, content: JSON.stringify(letter), createdAt: at })
  const rows = mails.map(({ to, leavePath = '', ...mail }) => ({
    ...mail,
    ...{ id: newId(now), letterId, subject: letter.subject, address: to, leavePath, attempts: 0, response: '' },
    ...{ state: 'queued' as const, dueAt: at, createdAt: at, changedAt: at },
  }))
  for (let start = 0; start < rows.length; start += atOnce) await insertMails(db, rows.slice(start, start + atOnce))
  return letterId
}

const atOnce = 500
