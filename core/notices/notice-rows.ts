import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Span } from '#domain/span.ts'

export type Notice = Tables['notices']

/** Stores notices, except those their admin was already told about. */
export async function insertNotices(db: Database, notices: Notice[]) {
  if (notices.length === 0) return
  await db
    .insertInto('notices')
    .values(notices)
    .onConflict((conflict) => conflict.columns(['uid', 'kind', 'recordId']).doNothing())
    .execute()
}

/**
 * The admins who have one of the first 1,000 due notices. A notice waits if its time lies within `waiting`; a later time was written by a
 * wrong clock.
 */
export async function listAdminsWithNotices(db: Database, waiting: Span) {
  const rows = await selectDue(db, waiting).select('uid').orderBy('dueAt').limit(1000).execute()
  return [...new Set(rows.map(({ uid }) => uid))]
}

/** Whether anyone has a notice. */
export async function hasDueNotices(db: Database, waiting: Span) {
  return (await selectDue(db, waiting).select('id').orderBy('dueAt').limit(1).executeTakeFirst()) !== undefined
}

/** Takes an admin's due notices, so that no other process does, and returns them, oldest first. */
export async function takeDueNotices(db: Database, uid: string, waiting: Span): Promise<Notice[]> {
  const taken = await db
    .updateTable('notices')
    .set({ state: 'told' })
    .where('state', '=', 'waiting')
    .where('uid', '=', uid)
    .where((eb) => eb.not(inSpan('dueAt', waiting)))
    .returningAll()
    .execute()
  return taken.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Drops an admin's pending notices of some kinds. */
export async function dropNotices(db: Database, uid: string, kinds: Notice['kind'][]) {
  if (kinds.length === 0) return
  await db
    .updateTable('notices')
    .set({ state: 'dropped' })
    .where('uid', '=', uid)
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .execute()
}

/** Deletes notices older than a moment (ISO 8601). */
export async function deleteNoticesBefore(db: Database, moment: string) {
  await db.deleteFrom('notices').where('createdAt', '<', moment).execute()
}

/** The admins' choices, by uid: rhythms by kind. */
export async function listNoticeChoices(db: Database) {
  const rows = await db.selectFrom('noticeChoices').selectAll().execute()
  return new Map(rows.map(({ uid, choices }) => [uid, readChoices(choices)]))
}

/** One admin's choices. */
export async function findNoticeChoices(db: Database, uid: string) {
  const row = await db.selectFrom('noticeChoices').select('choices').where('uid', '=', uid).executeTakeFirst()
  return readChoices(row?.choices ?? '{}')
}

export async function putNoticeChoices(db: Database, uid: string, chosen: Record<string, string>) {
  const choices = JSON.stringify(chosen)
  await db
    .insertInto('noticeChoices')
    .values({ uid, choices })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ choices }))
    .execute()
}

function readChoices(text: string): Partial<Record<string, string>> {
  return JSON.parse(text)
}

function selectDue(db: Database, waiting: Span) {
  return db
    .selectFrom('notices')
    .where('state', '=', 'waiting')
    .where((eb) => eb.not(inSpan('dueAt', waiting)))
}
