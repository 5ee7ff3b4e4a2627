import { inTransaction } from '#core/database/in-transaction.ts'
import type { Mailer } from '#core/mails/open-mailer.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { newId } from '#domain/id.ts'
import type { Issue } from '#domain/newsletter/issue.ts'
import type { IssueDraft } from '#domain/newsletter/newsletter-settings.ts'
import { readSiteTime } from '#domain/publication/site-time.ts'
import { insertIssue, listIssuesOf } from './issue-rows.ts'
import type { Publisher } from './join-newsletter.ts'
import { type IssueText, writeIssue } from './write-issue.ts'

type Planned = IssueDraft & Pick<Issue, 'recordKind' | 'recordId'>

/**
 * Schedules an issue, for now or for a later time. Returns messages by field if it can't be sent; content that was sent before goes out
 * again only on request.
 */
export async function planIssue(publisher: Publisher, mailer: Pick<Mailer, 'findActive'>, draft: Planned, now: Date) {
  const { recordKind, recordId, subject, greeting, topic: termId, when, time, again } = draft
  const active = await mailer.findActive()
  if (!active) return { subject: 'There’s no mail server yet: set one up first' }
  if (!active.postalAddress) return { subject: 'Enter your postal address in the mail settings first' }
  const due = when === 'now' ? now : readSiteTime(time, await readTimeZone(publisher.db))
  if (!due) return { time: 'Choose a day and a time' }
  return inTransaction(publisher.db, async (db): Promise<Record<string, string> | undefined> => {
    const earlier = await listIssuesOf(db, { recordKind, recordId })
    if (earlier.some((issue) => !issue.termId || !termId || issue.termId === termId) && !again)
      return { again: 'This was already sent to readers.' }
    await insertIssue(db, {
      ...{ id: newId(now), slot: null, recordKind, recordId, termId, subject, greeting, state: 'scheduled' },
      ...{ dueAt: due.toISOString(), createdAt: now.toISOString(), letterId: '', recipients: 0, ledger: '' },
    })
    return undefined
  })
}

/** Sends an issue to one address at once; returns an error message or undefined. */
export async function testIssue(publisher: Publisher, mailer: Mailer, issue: IssueText, to: string) {
  const letter = await writeIssue(publisher, publisher.db, issue)
  return letter ? mailer.sendNow({ ...letter, subject: `[Test] ${letter.subject}` }, to) : 'Nothing to send: nothing is published yet.'
}
