import type { Database } from '#core/database/database.ts'
import type { Listener } from '#core/events/hear-events.ts'
import { findLogRow } from '#core/identity/admin-log-rows.ts'
import { listAdmins } from '#core/identity/admin-rows.ts'
import { readTimeZone } from '#core/settings/read-time-zone.ts'
import type { EventKind, SiteEvent } from '#domain/events/event.ts'
import { newId } from '#domain/id.ts'
import { toRole } from '#domain/identity/roles.ts'
import { toDueTime } from '#domain/notices/due-time.ts'
import { type NoticeKind, rhythmOf } from '#domain/notices/notice-kinds.ts'
import { insertNotices, listNoticeChoices } from './notice-rows.ts'

/** The events that admins are told about. Spam is not announced as received. */
const kinds = {
  'comment.received': 'comment',
  'review.received': 'review',
  'question.received': 'question',
  'message.received': 'message',
  'member.received': 'member',
  'backup.failed': 'backup',
  'clock.jumped': 'clock',
  'disk.low': 'disk',
  'browser.new': 'sign-in',
} as const satisfies Partial<Record<EventKind, NoticeKind>>

/** Stores a notice for each admin who wants to know about the event. */
export const noticeListener: Listener = {
  name: 'notices',
  // The keys are kinds of events.
  kinds: Object.keys(kinds) as (keyof typeof kinds)[],
  act: noteNotices,
}

async function noteNotices(db: Database, event: SiteEvent) {
  // Only these kinds are heard.
  const kind = kinds[event.kind as keyof typeof kinds]
  const only = kind === 'sign-in' ? (await findLogRow(db, event.recordId))?.actorId : undefined
  const [admins, choices, timeZone] = [await listAdmins(db), await listNoticeChoices(db), await readTimeZone(db)]
  const now = new Date(event.createdAt)
  const notices = admins.flatMap(({ uid, role: stored }) => {
    const role = toRole(stored)
    const rhythm = role ? rhythmOf(kind, role, choices.get(uid) ?? {}) : 'never'
    if (rhythm === 'never' || (kind === 'sign-in' && uid !== only)) return []
    const dueAt = toDueTime(now, rhythm, timeZone).toISOString()
    return [{ id: newId(now), uid, kind, recordId: event.recordId, createdAt: event.createdAt, dueAt, state: 'waiting' as const }]
  })
  await insertNotices(db, notices)
}
