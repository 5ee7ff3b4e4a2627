import { sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listBefore, listNewestFirst } from '#core/database/newest-first.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import { findRowCount } from '#core/database/row-counts.ts'
import { countInState, type ModeratedFilter, readApproval, replyColumns } from '#core/database/visitor-rows.ts'
import { countRows, listRows } from '#core/search/search-rows.ts'
import type { Comment, PublicComment } from '#domain/comments/comment.ts'
import type { Slice } from '#domain/http/paging.ts'
import { fold } from '#packages/ingredients/fold.ts'

export type NewComment = Omit<Comment, 'path'>

const columns = [
  'id',
  'blogId',
  'blogTitle',
  'name',
  'email',
  'comment',
  'createdAt',
  'approved',
  'path',
  ...replyColumns,
] as const satisfies (keyof Comment)[]

/** The approved comments of a post, newest first, without the e-mail addresses. */
export function listApprovedComments(db: Database, blogId: string, slice: Slice): Promise<PublicComment[]> {
  const approved = db
    .selectFrom('comments')
    .select(['id', 'name', 'comment', 'createdAt', ...replyColumns])
    .where('blogId', '=', blogId)
    .where('approved', '=', true)
  return listNewestFirst(approved, slice, () => countApprovedComments(db, blogId))
}

/** Whether an approved comment from this e-mail address (ignoring case) exists. */
export async function hasApprovedComment(db: Database, email: string) {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where(sql`lower("email")`, '=', email.toLowerCase())
    .where('approved', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The approved or the pending comments on a post, newest first. */
export async function listCommentsOf(db: Database, blogId: string, approved: boolean, slice: Slice): Promise<Comment[]> {
  const rows = db.selectFrom('comments').select(columns).where('blogId', '=', blogId).where('approved', '=', approved)
  return (await listNewestFirst(rows, slice)).map(readApproval)
}

export function countApprovedComments(db: Database, blogId: string) {
  return findRowCount(db, 'comments', `of ${blogId}`)
}

export async function listComments(db: Database, filter: ModeratedFilter, slice: Slice): Promise<Comment[]> {
  return (await listRows(searchIn(db, filter), slice, () => countInState(db, 'comments', filter))).map(readApproval)
}

/** Up to `limit` comments with ids below `before`, in descending order, for reading all of them in batches. */
export async function listCommentsBefore(db: Database, before: string | undefined, limit: number): Promise<Comment[]> {
  const rows = await listBefore(db.selectFrom('comments').select(columns), before, limit)
  return rows.map(readApproval)
}

export function countComments(db: Database, filter: ModeratedFilter = {}) {
  return countRows(searchIn(db, filter), () => countInState(db, 'comments', filter))
}

export function insertComment(db: Database, comment: NewComment) {
  return insertComments(db, [comment])
}

/** Stores all of these comments or none. */
export function insertComments(db: Database, comments: NewComment[]) {
  return inTransaction(db, async (transaction) => {
    for (const batch of toRowBatches(comments.map(toRow))) await transaction.insertInto('comments').values(batch).execute()
  })
}

/** Updates the copy of a post's title that its comments have. */
export async function updateCommentTitles(db: Database, blogId: string, blogTitle: string) {
  await db.updateTable('comments').set({ blogTitle }).where('blogId', '=', blogId).execute()
}

function toRow(comment: NewComment) {
  const path = `_blogs/${comment.blogId}/comments/${comment.id}`
  return { ...comment, path, searchText: fold(`${comment.name} ${comment.email} ${comment.comment}`) }
}

function searchIn(db: Database, { approved, search = '' }: ModeratedFilter) {
  const comments = db.selectFrom('comments').select(columns)
  const rows = approved === undefined ? comments : comments.where('approved', '=', approved)
  return { db, table: 'comments' as const, rows, text: search }
}
