import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { findAdmin } from '#core/identity/admin-rows.ts'
import type { Identity } from '#core/identity/open-identity.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import { toRole } from '#domain/identity/roles.ts'
import type { Letter, LetterPart } from '#domain/mails/letter.ts'
import { longestNoticeWait } from '#domain/notices/due-time.ts'
import { type NoticeKind, noticeKinds, rhythmOf } from '#domain/notices/notice-kinds.ts'
import { nextOf } from '#domain/span.ts'
import { countOf } from '#domain/text/count-of.ts'
import { type DescribedNotice, describeNotice } from './describe-notice.ts'
import {
  deleteNoticesBefore,
  dropNotices,
  findNoticeChoices,
  listAdminsWithNotices,
  type Notice,
  putNoticeChoices,
  takeDueNotices,
} from './notice-rows.ts'

type TellingParts = { db: Database; siteUrl: string; sign: Identity['sign']; now: Date }

/** The most notices written out in one letter; the rest are only counted. */
const maxWritten = 30
const keptMilliseconds = 90 * 24 * 60 * 60 * 1000

export const waitingAt = (now: Date) => nextOf(longestNoticeWait, now)

/** Queues one letter for each admin with all their due notices. Of two processes, only one does so. */
export async function tellAdmins(parts: TellingParts) {
  for (const uid of await listAdminsWithNotices(parts.db, waitingAt(parts.now)))
    await inTransaction(parts.db, (db) => tellAdmin({ ...parts, db }, uid))
}

async function tellAdmin({ db, siteUrl, sign, now }: TellingParts, uid: string) {
  const taken = await takeDueNotices(db, uid, waitingAt(now))
  const [first] = taken
  const admin = await findAdmin(db, uid)
  const role = toRole(admin?.role)
  if (!first || !admin || !role) return
  const choices = await findNoticeChoices(db, uid)
  const wanted = taken.filter(({ kind }) => rhythmOf(kind, role, choices) !== 'never')
  const parts = { db, siteUrl, sign, now, timeZone: await readTimeZone(db) }
  const told: Told[] = []
  for (const notice of wanted) {
    const described = await describeNotice(parts, notice)
    if (described) told.push({ notice, described })
  }
  if (told.length === 0) return
  await postMail(db, toLetter(told, siteUrl), [{ uniqueKey: `notice ${first.id}`, kind: 'notice', to: admin.email }], now)
}

type Told = { notice: Notice; described: DescribedNotice }

function toLetter(told: Told[], siteUrl: string): Letter {
  const left = told.length - maxWritten
  const parts = told
    .slice(0, maxWritten)
    .flatMap(({ described }): LetterPart[] => [{ kind: 'heading', text: described.subject }, ...described.parts])
  const more: LetterPart[] =
    left > 0
      ? [
          { kind: 'text', text: `And ${left} more.` },
          { kind: 'links', links: [{ label: 'Open the admin', href: `${siteUrl}/admin` }] },
        ]
      : []
  const why = `You get this because you work on this site. Choose what you’re told, and when: ${siteUrl}/admin/account`
  return { subject: toSubject(told), parts: [...parts, ...more], why }
}

/** 'New comment on “Apple pie”', or '3 new comments, 1 new message'. */
function toSubject(told: Told[]) {
  const [only] = told
  if (only && told.length === 1) return only.described.subject
  // The keys are the kinds.
  const counts = (Object.keys(noticeKinds) as NoticeKind[]).flatMap((kind) => {
    const count = told.filter(({ notice }) => notice.kind === kind).length
    return count > 0 ? [countKind(kind, count)] : []
  })
  return counts.join(', ')
}

function countKind(kind: NoticeKind, count: number) {
  if (kind === 'clock' || kind === 'disk') return noticeKinds[kind].label.toLowerCase()
  if (kind === 'backup') return countOf(count, 'failed backup')
  if (kind === 'sign-in') return countOf(count, 'new browser')
  return countOf(count, `new ${kind}`)
}

/** Stores what an admin wants to be told and when; pending notices of other kinds are dropped. */
export function chooseNotices(db: Database, uid: string, choices: Record<string, string>) {
  return inTransaction(db, async (transaction) => {
    await putNoticeChoices(transaction, uid, choices)
    // The keys are the kinds.
    const kinds = Object.keys(noticeKinds) as NoticeKind[]
    await dropNotices(
      transaction,
      uid,
      kinds.filter((kind) => choices[kind] === 'never'),
    )
  })
}

/** Forgets notices 90 days old, counted by a trusted clock. */
export function forgetNotices(db: Database, sureTime: Date) {
  return deleteNoticesBefore(db, new Date(sureTime.getTime() - keptMilliseconds).toISOString())
}
