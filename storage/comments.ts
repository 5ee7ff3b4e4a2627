import type { PublicComment } from '#domain/comment.ts'
import type { Slice } from '#domain/paging.ts'
import type { Database } from './database.ts'

/** A comment to store. */
export type NewComment = {
  id: string
  blogId: string
  blogTitle: string
  name: string
  email: string
  comment: string
  createdAt: string
  approved: boolean
}

/** The approved comments of a post, newest first, without the e-mail addresses. */
export function listApprovedComments(db: Database, blogId: string, { limit, offset }: Slice): Promise<PublicComment[]> {
  return db
    .selectFrom('comments')
    .select(['id', 'name', 'comment', 'createdAt'])
    .where('blogId', '=', blogId)
    .where('approved', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many approved comments a post has. */
export async function countApprovedComments(db: Database, blogId: string) {
  const { total } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('blogId', '=', blogId)
    .where('approved', '=', true)
    .executeTakeFirstOrThrow()
  return total
}

/** Stores a comment under its post. */
export async function insertComment(db: Database, comment: NewComment) {
  await db
    .insertInto('comments')
    .values({ ...comment, path: `_blogs/${comment.blogId}/comments/${comment.id}` })
    .execute()
}
