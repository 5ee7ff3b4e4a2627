import type { Database } from '#core/database/database.ts'
import { inSpan } from '#core/database/in-span.ts'
import type { Tables } from '#core/database/schema.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { MailState } from '#domain/mails/mail-state.ts'
import type { Span } from '#domain/span.ts'

export type StoredMail = Tables['mails']

/** Stores a letter that any number of mails can share. `content` is a `Letter` as JSON. */
export async function insertLetter(db: Database, letter: Tables['letters']) {
  await db.insertInto('letters').values(letter).execute()
}

export function findLetter(db: Database, id: string) {
  return db.selectFrom('letters').select('content').where('id', '=', id).executeTakeFirst()
}

/** Stores mails, except those whose `uniqueKey` is already stored. */
export async function insertMails(db: Database, mails: StoredMail[]) {
  if (mails.length === 0) return
  await db
    .insertInto('mails')
    .values(mails)
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute()
}

/**
 * Up to `limit` queued mails that are due, oldest first, with those of `lastKinds` after all others. A mail waits if its time lies within
 * `waiting`; a later time was written by a wrong clock.
 */
export async function listDueMails(db: Database, waiting: Span, limit: number, lastKinds: string[] = ['']): Promise<StoredMail[]> {
  const due = db
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'queued')
    .where((eb) => eb.not(inSpan('dueAt', waiting)))
    .orderBy('dueAt')
    .limit(limit)
  const first = await due.where('kind', 'not in', lastKinds).execute()
  return first.length > 0 ? first : due.execute()
}

export function findMail(db: Database, id: string): Promise<StoredMail | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Counts the mails of a letter by state and number of attempts. */
export async function countMailsOfLetter(db: Database, letterId: string) {
  const rows = await db
    .selectFrom('mails')
    .select(['state', 'attempts', ({ fn }) => fn.countAll<number>().as('total')])
    .where('letterId', '=', letterId)
    .groupBy(['state', 'attempts'])
    .execute()
  return rows.map(({ total, ...row }) => ({ ...row, total: Number(total) }))
}

/** Moves the mails of a letter from one state to another. */
export async function moveMailsOfLetter(db: Database, letterId: string, { from, to, at }: Step) {
  await db.updateTable('mails').set({ state: to, changedAt: at }).where('letterId', '=', letterId).where('state', '=', from).execute()
}

type Step = { from: MailState; to: MailState; at: string; attempts?: number; dueAt?: string; response?: string; subject?: string }

/** Moves a mail from one state to another; returns false if its state or number of attempts has changed. */
export async function moveMail(db: Database, { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>, { from, to, at, ...changes }: Step) {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: to, changedAt: at, ...changes })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves all mails from one state to another. */
export async function moveAllMails(db: Database, { from, to, at, response }: Step) {
  await db
    .updateTable('mails')
    .set({ state: to, changedAt: at, ...(response !== undefined && { response }) })
    .where('state', '=', from)
    .execute()
}

/** Cancels the queued mails of some kinds to an address. */
export async function cancelMails(db: Database, address: string, kinds: string[], at: string) {
  await db
    .updateTable('mails')
    .set({ state: 'canceled', changedAt: at })
    .where('address', '=', address)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['queued', 'paused'])
    .execute()
}

/** Erases the recipient of a mail once it is settled. */
export async function forgetSettled(db: Database, id: string) {
  await db
    .updateTable('mails')
    .set({ address: '', uniqueKey: id })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'refused', 'unknown', 'canceled'])
    .execute()
}

/** The mails, newest first. */
export function listMails(db: Database, { limit, offset }: Slice) {
  return db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

/** The mails in some states. */
export async function countMails(db: Database) {
  const { total } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Whether a mail is being sent, or was when its process was killed. */
export async function hasMailsInWork(db: Database) {
  for (const state of ['queued', 'sending', 'handed'] as const) {
    if (await db.selectFrom('mails').select('id').where('state', '=', state).orderBy('dueAt').limit(1).executeTakeFirst()) return true
  }
  return false
}

/** Queues a mail again that was refused or whose fate is unknown; returns false if there is none. */
export async function updateToQueued(db: Database, id: string, at: string) {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, dueAt: at, changedAt: at })
    .where('id', '=', id)
    .where('state', 'in', ['refused', 'unknown'])
    .where('address', '<>', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes mails settled before a moment (ISO 8601) or queued since before it, and letters without mails. */
export async function deleteMailsBefore(db: Database, moment: string) {
  await db.deleteFrom('mails').where('changedAt', '<', moment).where('state', 'in', ['sent', 'refused', 'unknown', 'canceled']).execute()
  await db.deleteFrom('mails').where('state', '=', 'queued').where('dueAt', '<', moment).execute()
  await db
    .deleteFrom('letters')
    .where('createdAt', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mails').select('mails.id').whereRef('mails.letterId', '=', 'letters.id'))),
    )
    .execute()
}
