import type { Comment, PublicComment } from '#domain/blogs/comment.ts'
import type { Slice } from '#domain/http/paging.ts'
import { fold } from '#domain/text/fold.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { listBefore, listNewestFirst } from '#storage/database/newest-first.ts'
import { toRowBatches } from '#storage/database/row-batches.ts'
import { findRowCount } from '#storage/database/row-counts.ts'
import { isTrue, type StoredBoolean } from '#storage/database/schema.ts'
import { countRows, listRows } from '#storage/search/search-rows.ts'

export type NewComment = Omit<Comment, 'path'>

/** Which comments to list: only pending ones, only those with a text in name, e-mail or comment, or all. */
export type CommentFilter = { pending?: boolean; search?: string }

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
] as const satisfies (keyof Comment)[]

/** The approved comments of a post, newest first, without the e-mail addresses. */
export function listApprovedComments(db: Database, blogId: string, slice: Slice): Promise<PublicComment[]> {
  const approved = db
    .selectFrom('comments')
    .select(['id', 'name', 'comment', 'createdAt'])
    .where('blogId', '=', blogId)
    .where('approved', '=', true)
  return listNewestFirst(approved, slice, () => countApprovedComments(db, blogId))
}

export function countApprovedComments(db: Database, blogId: string) {
  return findRowCount(db, 'comments', `of ${blogId}`)
}

export async function listComments(db: Database, filter: CommentFilter, slice: Slice): Promise<Comment[]> {
  return (await listRows(searchIn(db, filter), slice, () => countInState(db, filter))).map(toComment)
}

/** Up to `limit` comments with ids below `before`, in descending order, for reading all of them in batches. */
export async function listCommentsBefore(db: Database, before: string | undefined, limit: number): Promise<Comment[]> {
  const rows = await listBefore(db.selectFrom('comments').select(columns), before, limit)
  return rows.map(toComment)
}

export function countComments(db: Database, filter: CommentFilter = {}) {
  return countRows(searchIn(db, filter), () => countInState(db, filter))
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

/** Approves these comments or revokes their approval; returns how many exist. */
export async function updateCommentsApproved(db: Database, ids: string[], approved: boolean) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db.updateTable('comments').set({ approved }).where('id', 'in', ids).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Updates the copy of a post's title that its comments have. */
export async function updateCommentTitles(db: Database, blogId: string, blogTitle: string) {
  await db.updateTable('comments').set({ blogTitle }).where('blogId', '=', blogId).execute()
}

/** Deletes these comments; returns how many there were. */
export async function deleteComments(db: Database, ids: string[]) {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await db.deleteFrom('comments').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

function toRow(comment: NewComment) {
  const path = `_blogs/${comment.blogId}/comments/${comment.id}`
  return { ...comment, path, searchText: fold(`${comment.name} ${comment.email} ${comment.comment}`) }
}

function searchIn(db: Database, { pending = false, search = '' }: CommentFilter) {
  const comments = db.selectFrom('comments').select(columns)
  return { db, table: 'comments' as const, rows: pending ? comments.where('approved', '=', false) : comments, text: search }
}

function countInState(db: Database, { pending = false }: CommentFilter) {
  return findRowCount(db, 'comments', pending ? 'pending' : '')
}

function toComment<Row extends { approved: StoredBoolean }>(row: Row) {
  return { ...row, approved: isTrue(row.approved) }
}
