import type { Database } from '#core/database/database.ts'
import type { Listener } from '#core/events/hear-events.ts'
import { cancelMails, findMail } from '#core/mails/mail-rows.ts'
import { type BounceKind, readBounce, softBouncesMost } from '#domain/newsletter/bounce.ts'
import { hasTooManyBounces } from '#domain/newsletter/issue.ts'
import { findIssueOfLetter, moveIssue } from './issue-rows.ts'
import { noteConsent, readerMailKinds } from './join-newsletter.ts'
import { findReaderByEmail, moveReader, updateBounces } from './reader-rows.ts'
import { pauseIssue, readLedger } from './send-issues.ts'

/** Marks readers whose mails are refused, and pauses an issue if many are. */
export const newsletterBounces: Listener = {
  name: 'newsletter bounces',
  kinds: ['mail.refused'],
  async act(db, { recordId, createdAt }) {
    const mail = await findMail(db, recordId)
    if (!mail || !readerMailKinds.includes(mail.kind)) return
    const now = new Date(createdAt)
    await noteBounce(db, mail.address, { kind: readBounce(mail.response), said: mail.response, now })
    const issue = await findIssueOfLetter(db, mail.letterId)
    if (!issue) return
    const ledger = await readLedger(db, issue)
    if (issue.state === 'sending' && hasTooManyBounces(ledger)) await pauseIssue(db, issue, true, now)
    // Some mails come back when all are sent.
    if (issue.state === 'sent') await moveIssue(db, issue.id, { from: ['sent'], state: 'sent', ledger: JSON.stringify(ledger) })
  },
}

/** Marks a reader as bounced: at once if the mailbox is gone, or after several mails in a row that it deferred. */
export async function noteBounce(db: Database, address: string, { kind, said, now }: { kind: BounceKind; said: string; now: Date }) {
  const reader = kind === 'policy' ? undefined : await findReaderByEmail(db, address)
  if (!reader) return
  const bounces = reader.bounces + 1
  if (kind === 'soft' && bounces < softBouncesMost) return updateBounces(db, reader.id, { bounces, bounceSaid: said })
  const changedAt = now.toISOString()
  const hasMoved = await moveReader(db, reader.id, {
    from: ['pending', 'confirmed'],
    state: 'bounced',
    changedAt,
    bounces,
    bounceSaid: said,
  })
  if (!hasMoved) return
  await noteConsent(db, reader.id, { kind: 'bounced', said, page: '', now })
  await cancelMails(db, reader.email, readerMailKinds, changedAt)
}
