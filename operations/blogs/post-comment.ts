import type { Blog } from '#domain/blogs/blog.ts'
import type { CommentDraft } from '#domain/blogs/comment.ts'
import { acceptSubmission, type Sender } from '#operations/forms/accept-submission.ts'
import { insertComment } from '#storage/blogs/comments.ts'
import type { Database } from '#storage/database/database.ts'

/** Stores a visitor's comment on a post, pending the owner's approval. */
export function postComment(db: Database, blog: Pick<Blog, 'id' | 'title'>, draft: CommentDraft, sender: Sender) {
  const identity = ['comment', blog.id, draft.email.toLowerCase(), draft.comment]
  return acceptSubmission(db, sender, identity, (transaction, stamp) =>
    insertComment(transaction, { ...draft, ...stamp, blogId: blog.id, blogTitle: blog.title, approved: false }),
  )
}
