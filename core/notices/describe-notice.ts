import { backupJob } from '#core/backups/make-backup.ts'
import type { Database } from '#core/database/database.ts'
import { findLogRow } from '#core/identity/admin-log-rows.ts'
import type { Identity } from '#core/identity/open-identity.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { findContact, findUser } from '#core/people/people-rows.ts'
import type { LetterPart } from '#domain/mails/letter.ts'
import { isOpinionKind, type OpinionKind } from '#domain/notices/notice-kinds.ts'
import { describeSiteTime } from '#domain/publication/site-time.ts'
import { countOf } from '#domain/text/count-of.ts'
import { type Press, toPressPath } from './notice-link.ts'
import type { Notice } from './notice-rows.ts'
import { findOpinion } from './opinion-rows.ts'

export type NoticeParts = { db: Database; siteUrl: string; sign: Identity['sign']; timeZone: string; now: Date }

/** A notice in words: the subject and heading of a letter that has only this notice, and its text. */
export type DescribedNotice = { subject: string; parts: LetterPart[] }

/** Describes a notice; undefined if its subject no longer exists. */
export function describeNotice(parts: NoticeParts, notice: Notice): Promise<DescribedNotice | undefined> {
  const { kind } = notice
  if (isOpinionKind(kind)) return describeOpinion(parts, { ...notice, kind })
  return describers[kind](parts, notice)
}

type Describe = (parts: NoticeParts, notice: Notice) => Promise<DescribedNotice | undefined>

async function describeOpinion({ db, siteUrl, sign, now }: NoticeParts, { kind, recordId: id, uid }: Notice & { kind: OpinionKind }) {
  const found = await findOpinion(db, kind, id)
  if (!found) return undefined
  const { name, email, text, stars, approved, title, path } = found
  const press = (action: Press['action']) => `${siteUrl}${toPressPath(sign, { action, kind, id, uid }, now)}`
  const list = kind === 'comment' ? 'manage-comments' : 'manage-reviews'
  const place = `${siteUrl}/admin/${list}?q=${encodeURIComponent(email)}#entry-${id}`
  const links = [
    ...(approved ? [] : [{ label: 'Approve', href: press('approve') }]),
    { label: 'Reply', href: place },
    { label: 'Spam', href: press('spam') },
    { label: 'Delete', href: press('delete') },
    ...(path ? [{ label: 'See the page', href: `${siteUrl}${path}` }] : []),
  ]
  const said: LetterPart[] = [
    { kind: 'text', text: `${name} (${email})${stars ? `, ${countOf(stars, 'star')}` : ''}${approved ? ', approved' : ''}` },
    ...(text ? [{ kind: 'quote' as const, text }] : []),
    { kind: 'links', links },
  ]
  return { subject: `New ${kind} on “${title}”`, parts: said }
}

const toLink = (siteUrl: string, label: string, path: string): LetterPart => ({
  kind: 'links',
  links: [{ label, href: `${siteUrl}${path}` }],
})

const describers: Record<Exclude<Notice['kind'], OpinionKind>, Describe> = {
  async message({ db, siteUrl }, { recordId }) {
    const found = await findContact(db, recordId)
    if (!found) return undefined
    const { first, last, email, phone, message } = found
    const name = `${first} ${last}`.trim()
    const text = [`${name} (${email})`, phone].filter(Boolean).join(', ')
    const link = toLink(siteUrl, 'Open the messages', `/admin/manage-contacts?q=${encodeURIComponent(email)}`)
    return { subject: `New message from ${name}`, parts: [{ kind: 'text', text }, { kind: 'quote', text: message }, link] }
  },
  async member({ db, siteUrl }, { recordId }) {
    const found = await findUser(db, recordId)
    if (!found) return undefined
    const text = `${found.fullName} (${found.email})`
    return {
      subject: `New member: ${found.fullName}`,
      parts: [{ kind: 'text', text }, toLink(siteUrl, 'Open the members', '/admin/manage-users')],
    }
  },
  async backup({ db, siteUrl, now }) {
    const { failure } = await readJob(db, backupJob, now)
    const text = failure ? `The last attempt failed: ${failure.reason}` : 'An attempt failed, and a later one succeeded.'
    return { subject: 'The backup failed', parts: [{ kind: 'text', text }, toLink(siteUrl, 'Open the backups', '/admin/backup')] }
  },
  async clock({ siteUrl, timeZone }, { recordId, createdAt }) {
    const [from, to] = [recordId, createdAt].map((moment) => describeSiteTime(moment, timeZone))
    const text = `The server’s clock jumped from ${from} to ${to}, unless the site was off in between. Please check it: scheduled posts and recipes are published by this clock.`
    return { subject: 'The clock may be wrong', parts: [{ kind: 'text', text }, toLink(siteUrl, 'Open the admin', '/admin')] }
  },
  async disk({ siteUrl }) {
    const text = 'The disk with the data folder is nearly full. When it is full, nothing can be saved: make room, or move to a larger one.'
    return { subject: 'The disk is nearly full', parts: [{ kind: 'text', text }, toLink(siteUrl, 'Open the admin', '/admin')] }
  },
  async 'sign-in'({ db, siteUrl, timeZone }, { recordId }) {
    const entry = await findLogRow(db, recordId)
    if (!entry) return undefined
    const when = describeSiteTime(entry.createdAt, timeZone)
    const text = `${when} (${timeZone}): ${entry.actor} ${entry.what}.\n\nIf this wasn’t you, change your password and end the session.`
    return { subject: 'A sign-in from a new browser', parts: [{ kind: 'text', text }, toLink(siteUrl, 'Your sessions', '/admin/sessions')] }
  },
}
