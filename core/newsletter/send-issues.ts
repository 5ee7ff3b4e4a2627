import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { countMailsOfLetter, moveMailsOfLetter } from '#core/mails/mail-rows.ts'
import type { Mailer } from '#core/mails/open-mailer.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { readOldest } from '#core/settings/read-oldest.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { newId } from '#domain/id.ts'
import { lastDigestTime } from '#domain/newsletter/digest.ts'
import { type Issue, type Ledger, noLedger } from '#domain/newsletter/issue.ts'
import type { NewsletterSettings } from '#domain/newsletter/newsletter-settings.ts'
import { findIssue, findLastSlot, insertIssue, listIssuesIn, moveIssue } from './issue-rows.ts'
import { type Publisher, toLeavePath } from './join-newsletter.ts'
import { findNewsletterSettings } from './newsletter-setting-rows.ts'
import { deleteGone, deleteUnconfirmed, listConfirmedAfter } from './reader-rows.ts'
import { writeIssue } from './write-issue.ts'

type Work = Publisher & { mailer: Pick<Mailer, 'findActive'>; clock: () => Date; signal: AbortSignal }

const atOnce = 500

/** Makes the digest that is due, queues the mails of due issues, and closes finished issues. */
export async function workNewsletter(work: Work) {
  const now = work.clock()
  await makeDigest(work, now)
  for (const issue of await listIssuesIn(work.db, 'scheduled')) {
    if (work.signal.aborted) return
    // Most countries' laws require the sender's postal address: the issue waits for it, and the screen says so.
    if (new Date(issue.dueAt) <= now && (await work.mailer.findActive())?.postalAddress) await beginIssue(work, issue, now)
  }
  for (const issue of await listIssuesIn(work.db, 'sending')) await closeIssue(work.db, issue)
}

/**
 * Queues one mail for each confirmed reader in one transaction, so a killed process has queued none, and of two processes only one does.
 * Readers who leave before their mail is sent don't get it.
 */
function beginIssue(work: Publisher, { id }: Issue, now: Date) {
  return inTransaction(work.db, async (db) => {
    if (!(await moveIssue(db, id, { from: ['scheduled'], state: 'sending' }))) return
    const issue = await findIssue(db, id)
    const letter = issue && (await writeIssue(work, db, { ...issue, ...toSpan(issue) }))
    if (!letter) {
      await moveIssue(db, id, { from: ['sending'], state: 'canceled' })
      return
    }
    const mails = []
    for (let after = '', isDone = false; !isDone; ) {
      const readers = await listConfirmedAfter(db, issue.termId, after, atOnce)
      for (const { id: readerId, email: to } of readers)
        mails.push({ uniqueKey: `issue ${id} ${readerId}`, kind: 'issue', to, leavePath: toLeavePath(work.sign, readerId) })
      after = readers.at(-1)?.id ?? after
      isDone = readers.length < atOnce
    }
    const letterId = await postMail(db, letter, mails, now)
    await moveIssue(db, id, { from: ['sending'], state: 'sending', letterId, recipients: mails.length, subject: letter.subject })
  })
}

/** What a digest covers: from the last one until its due time. */
function toSpan({ recordKind, recordId, slot }: Issue) {
  return recordKind === 'digest' ? { span: { after: Date.parse(recordId), until: Date.parse(slot ?? '') } } : {}
}

/** Whether there is anything to do; checked before taking the write lock for the work. */
export async function hasNewsletterWork(db: Database, now: Date) {
  if ((await listIssuesIn(db, 'scheduled')).some(({ dueAt }) => new Date(dueAt) <= now)) return true
  return (await listIssuesIn(db, 'sending')).length > 0 || (await findDueDigest(db, now)) !== undefined
}

/** The due times of the latest digest and the one before it, unless the latest exists. */
async function findDueDigest(db: Database, now: Date) {
  const due = lastDigestTime(await findNewsletterSettings(db), now, await readTimeZone(db))
  const last = due && (await findLastSlot(db))
  return due && (last === undefined || Date.parse(last) < due.getTime()) ? { due, last } : undefined
}

/** Makes the latest due digest, unless it exists or nothing has been published since the one before. */
async function makeDigest(work: Publisher, now: Date) {
  if (!(await findDueDigest(work.db, now))) return
  await inTransaction(work.db, async (db) => {
    const found = await findDueDigest(db, now)
    if (!found) return
    const { due, last } = found
    const digest = toDigest(due, last, now)
    // The first digest after switching on is the one at the next due time.
    const letter = last === undefined ? undefined : await writeIssue(work, db, { ...digest, ...toSpan(digest) })
    await insertIssue(db, letter ? { ...digest, subject: letter.subject, state: 'scheduled' } : digest)
  })
}

function toDigest(due: Date, last: string | undefined, now: Date): Issue {
  const slot = due.toISOString()
  return {
    ...{ id: newId(now), slot, recordKind: 'digest', recordId: last ?? slot, termId: '', subject: '', greeting: '', state: 'empty' },
    ...{ dueAt: slot, createdAt: now.toISOString(), letterId: '', recipients: 0, ledger: '' },
  }
}

/** Starts counting for the digest from now, in the transaction that switches it on or changes its time. */
export async function beginDigests(db: Database, settings: NewsletterSettings, now: Date) {
  const due = lastDigestTime(settings, now, await readTimeZone(db))
  if (due) await insertIssue(db, toDigest(due, undefined, now))
}

/** Closes an issue whose mails are all settled and records their results, since mails are forgotten later. */
async function closeIssue(db: Database, issue: Issue) {
  const ledger = await readLedger(db, issue)
  if (ledger.waiting + ledger.deferred > 0) return
  await moveIssue(db, issue.id, { from: ['sending'], state: 'sent', ledger: JSON.stringify(ledger) })
}

/** The results of an issue's mails so far. */
export async function readLedger(db: Database, { letterId, ledger }: Pick<Issue, 'letterId' | 'ledger'>): Promise<Ledger> {
  const rows = letterId ? await countMailsOfLetter(db, letterId) : []
  if (rows.length === 0 && ledger) return { ...noLedger, ...JSON.parse(ledger) }
  const result = { ...noLedger }
  for (const { state, attempts, total } of rows) result[toColumn(state, attempts)] += total
  return result
}

function toColumn(state: string, attempts: number): keyof Ledger {
  if (state === 'sent') return 'delivered'
  if (state === 'refused') return 'bounced'
  if (state === 'canceled') return 'left'
  if (state === 'unknown') return 'unknown'
  return state === 'queued' && attempts > 0 ? 'deferred' : 'waiting'
}

/** Pauses or resumes an issue's queued mails. */
export function pauseIssue(db: Database, issue: Pick<Issue, 'id' | 'letterId'>, isPaused: boolean, now: Date) {
  const [from, to] = isPaused ? (['queued', 'paused'] as const) : (['paused', 'queued'] as const)
  return inTransaction(db, async (transaction) => {
    const states = isPaused ? ({ from: ['sending'], state: 'paused' } as const) : ({ from: ['paused'], state: 'sending' } as const)
    if (!(await moveIssue(transaction, issue.id, { ...states, from: [...states.from] }))) return false
    await moveMailsOfLetter(transaction, issue.letterId, { from, to, at: now.toISOString() })
    return true
  })
}

/** Cancels an issue: a scheduled one is not sent, and the queued mails of one being sent are dropped. */
export function cancelIssue(db: Database, id: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const issue = await findIssue(transaction, id)
    if (!issue || !(await moveIssue(transaction, id, { from: ['scheduled', 'sending', 'paused'], state: 'canceled' }))) return false
    for (const from of ['queued', 'paused'] as const)
      if (issue.letterId) await moveMailsOfLetter(transaction, issue.letterId, { from, to: 'canceled', at: now.toISOString() })
    return true
  })
}

/** How long the newsletter waits for a confirmation. */
export const unconfirmedDays = 30

/** Forgets readers who didn’t confirm in 30 days, and those who left longer ago than the owner keeps them, counted by a trusted clock. */
export async function forgetReaders(db: Database, sureTime: Date) {
  await deleteUnconfirmed(db, new Date(sureTime.getTime() - unconfirmedDays * 24 * 60 * 60 * 1000).toISOString())
  const oldest = await readOldest(db, 'keepReaders', sureTime)
  if (oldest) await deleteGone(db, oldest)
}
