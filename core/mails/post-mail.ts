import type { Database } from '#core/database/database.ts'
import { newId } from '#domain/id.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { insertLetter, insertMails } from './mail-rows.ts'

/**
 * A mail to queue. `uniqueKey` names its subject and recipient, and a key is queued only once. `leavePath` is the path and query of the
 * page where the recipient unsubscribes; '' if there is nothing to unsubscribe from.
 */
export type Posted = { uniqueKey: string; kind: string; to: string; leavePath?: string }

/**
 * Queues a letter to some recipients, in the transaction it belongs to; it is sent once a mail server can be reached. Returns the letter's
 * id.
 */
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
