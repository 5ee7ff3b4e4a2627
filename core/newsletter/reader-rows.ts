import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { findRowCount } from '#core/database/row-counts.ts'
import type { Slice } from '#domain/http/paging.ts'
import { type Consent, type Reader, type ReaderState, readerStates, readInterests, toInterests } from '#domain/newsletter/reader.ts'
import { fold } from '#packages/ingredients/fold.ts'

const columns = [
  ...['id', 'email', 'name', 'state', 'interests', 'source', 'createdAt', 'changedAt', 'bounces', 'bounceSaid'],
] as (keyof Reader)[]

const toReader = (row: Omit<Reader, 'interests'> & { interests: string }): Reader => ({ ...row, interests: readInterests(row.interests) })

const selectReaders = (db: Database) => db.selectFrom('readers').select(columns)

export async function findReader(db: Database, id: string) {
  const row = await selectReaders(db).where('id', '=', id).executeTakeFirst()
  return row && toReader(row as Parameters<typeof toReader>[0])
}

/** The reader with an address, ignoring case. */
export async function findReaderByEmail(db: Database, email: string) {
  const row = await selectReaders(db).where('emailKey', '=', email.toLowerCase()).executeTakeFirst()
  return row && toReader(row as Parameters<typeof toReader>[0])
}

/** Stores a new reader; an existing one is unchanged. Returns whether they were new. */
export async function insertReader(db: Database, reader: Reader) {
  const row = { ...reader, interests: toInterests(reader.interests), emailKey: reader.email.toLowerCase() }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('readers')
    .values({ ...row, searchText: fold(`${reader.name} ${reader.email}`) })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Moves a reader from one of some states to another; returns false if they were in none of them. */
export async function moveReader(
  db: Database,
  id: string,
  { from, ...changes }: { from: readonly ReaderState[]; state: ReaderState; changedAt: string; bounces?: number; bounceSaid?: string },
) {
  const { numUpdatedRows } = await db.updateTable('readers').set(changes).where('id', '=', id).where('state', 'in', from).executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateBounces(db: Database, id: string, { bounces, bounceSaid }: Pick<Reader, 'bounces' | 'bounceSaid'>) {
  await db.updateTable('readers').set({ bounces, bounceSaid }).where('id', '=', id).execute()
}

export async function updateInterests(
  db: Database,
  id: string,
  { name, interests, source }: Pick<Reader, 'name' | 'interests' | 'source'>,
) {
  await db
    .updateTable('readers')
    .set({ interests: toInterests(interests), source, ...(name && { name }) })
    .where('id', '=', id)
    .execute()
}

export async function deleteReader(db: Database, id: string) {
  await db.deleteFrom('readers').where('id', '=', id).execute()
}

/** Deletes readers who signed up before a moment (ISO 8601) and never confirmed. */
export async function deleteUnconfirmed(db: Database, before: string) {
  await db.deleteFrom('readers').where('state', '=', 'pending').where('changedAt', '<', before).execute()
}

/** Deletes readers who left or bounced before a moment (ISO 8601), with their consents. */
export async function deleteGone(db: Database, before: string) {
  await db.deleteFrom('readers').where('state', 'in', ['left', 'bounced']).where('changedAt', '<', before).execute()
}

/** Up to `limit` confirmed readers after one, by id: with a tag, those who chose it or want everything; without one, all. */
export async function listConfirmedAfter(db: Database, termId: string, after: string, limit: number) {
  const confirmed = db.selectFrom('readers').select(['id', 'email']).where('state', '=', 'confirmed').where('id', '>', after)
  return ofTopic(confirmed, termId).orderBy('id').limit(limit).execute()
}

/** How many readers an issue would go to. */
export async function countConfirmed(db: Database, termId: string) {
  if (!termId) return findRowCount(db, 'readers', 'confirmed')
  const confirmed = db.selectFrom('readers').where('state', '=', 'confirmed')
  const { total } = await ofTopic(confirmed, termId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function ofTopic<Query extends { where: (condition: ReturnType<typeof hasTopic>) => Query }>(query: Query, termId: string) {
  return termId ? query.where(hasTopic(termId)) : query
}

const hasTopic = (termId: string) => sql<boolean>`("interests" = '' or "interests" like ${`% ${termId} %`})`

/** How many readers there are in each state. */
export async function countByReaderState(db: Database): Promise<Record<ReaderState, number>> {
  const counts = await Promise.all(readerStates.map((state) => findRowCount(db, 'readers', state)))
  return Object.fromEntries(readerStates.map((state, index) => [state, counts[index] ?? 0])) as Record<ReaderState, number>
}

/** Filters of the list: a text in name or address, and states. */
export type ReaderFilter = { search: string; state: ReaderState | undefined }

/** The readers, newest first. */
export async function listReaders(db: Database, filter: ReaderFilter, { limit, offset }: Slice): Promise<Reader[]> {
  const rows = await filterReaders(db, filter).select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return rows.map((row) => toReader(row as Parameters<typeof toReader>[0]))
}

export async function countReaders(db: Database, filter: ReaderFilter) {
  if (!filter.search) return findRowCount(db, 'readers', filter.state ?? '')
  const { total } = await filterReaders(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function filterReaders(db: Database, { search, state }: ReaderFilter) {
  const readers = db.selectFrom('readers')
  const inState = state ? readers.where('state', '=', state) : readers
  const pattern = `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`
  return search ? inState.where(sql<boolean>`"searchText" like ${pattern} escape '\\'`) : inState
}

export async function insertConsents(db: Database, consents: Consent[]) {
  if (consents.length > 0) await db.insertInto('consents').values(consents).execute()
}

/** A reader's consents, oldest first. */
export function listConsents(db: Database, readerId: string): Promise<Consent[]> {
  return db.selectFrom('consents').selectAll().where('readerId', '=', readerId).orderBy('id').execute()
}

/** What some readers agreed to when they were asked, confirmed or were imported, in no particular order: for the export. */
export function listAgreements(db: Database, readerIds: string[]): Promise<Consent[]> {
  return readerIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('consents').selectAll().where('readerId', 'in', readerIds).where('kind', 'in', ['confirmed', 'imported']).execute()
}

/** Up to `limit` readers with ids below `before`, in descending order, for reading all of them in batches. */
export async function listReadersBefore(db: Database, before: string | undefined, limit: number): Promise<Reader[]> {
  const readers = before === undefined ? selectReaders(db) : selectReaders(db).where('id', '<', before)
  const rows = await readers.orderBy('id', 'desc').limit(limit).execute()
  return rows.map((row) => toReader(row as Parameters<typeof toReader>[0]))
}
