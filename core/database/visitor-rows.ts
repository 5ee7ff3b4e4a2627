import { sql } from 'kysely'
import type { Reply } from '#domain/forms/reply.ts'
import type { Database } from './database.ts'
import { findRowCount } from './row-counts.ts'
import { isTrue, type StoredBoolean } from './schema.ts'

// Admin queries for rows that visitors created.

export type Moderated = 'comments' | 'reviews' | 'questions'

/** Which comments, reviews or questions to list: all, or by approval state, or by text in the name, e-mail or message. */
export type ModeratedFilter = { approved?: boolean | undefined; search?: string }

/** The stored count of the comments, reviews or questions in a state. */
export async function countInState(db: Database, table: Moderated, { approved }: ModeratedFilter) {
  if (approved === undefined) return findRowCount(db, table)
  const pending = await findRowCount(db, table, 'pending')
  return approved ? (await findRowCount(db, table)) - pending : pending
}

/** A row with its approval as a boolean. */
export function readApproval<Row extends { approved: StoredBoolean }>(row: Row) {
  return { ...row, approved: isTrue(row.approved) }
}

/** Approves these comments, reviews or questions, or revokes their approval; returns how many exist. */
export async function updateApproval(db: Database, table: Moderated, ids: string[], approved: boolean) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db.updateTable(table).set({ approved }).where('id', 'in', ids).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Which of these aren't approved. */
export async function listUnapproved(db: Database, table: Moderated, ids: string[]) {
  const rows = ids.length === 0 ? [] : await db.selectFrom(table).select(['id', 'approved']).where('id', 'in', ids).execute()
  return rows.flatMap(({ id, approved }) => (isTrue(approved) ? [] : [id]))
}

/** The columns of an answer to a row. */
export const replyColumns = ['reply', 'replyBy', 'repliedAt'] as const satisfies (keyof Reply)[]

/** The answer to a comment, review or question; undefined if the row doesn't exist. */
export function findReply(db: Database, table: Moderated, id: string): Promise<Reply | undefined> {
  return db.selectFrom(table).select(replyColumns).where('id', '=', id).executeTakeFirst()
}

/** Stores or removes the answer to a comment, review or question; returns whether the row exists. */
export async function updateReply(db: Database, table: Moderated, id: string, reply: Reply) {
  const { numUpdatedRows } = await db.updateTable(table).set(reply).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The complete rows with these ids, which stay locked until the transaction ends. */
export async function listWholeRows(db: Database, table: VisitorTable, ids: string[]): Promise<{ id: string; createdAt: string }[]> {
  if (ids.length === 0) return []
  // Written before they are read, because both databases lock written rows.
  await db
    .updateTable(table)
    .set({ searchText: sql.ref('searchText') })
    .where('id', 'in', ids)
    .execute()
  const rows = await db.selectFrom(table).selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ searchText: _, ...row }) => ('approved' in row ? readApproval(row) : row))
}

type VisitorTable = Moderated | 'contacts' | 'users'

/** Deletes the rows with these ids; returns how many there were. */
export async function deleteRows(db: Database, table: VisitorTable, ids: string[]) {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}
