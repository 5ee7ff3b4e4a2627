import type { Blog } from '#domain/blogs/blog.ts'
import type { CommentDraft } from '#domain/blogs/comment.ts'
import { newId } from '#domain/id.ts'
import { acceptSubmission, type Sender } from '#operations/forms/accept-submission.ts'
import { insertComment } from '#storage/blogs/comments.ts'
import type { Database } from '#storage/database/database.ts'

/** Stores a visitor's comment on a post, pending the owner's approval. */
export function postComment(db: Database, blog: Pick<Blog, 'id' | 'title'>, draft: CommentDraft, sender: Sender) {
  return acceptSubmission(db, sender, ['comment', blog.id, draft.email.toLowerCase(), draft.comment], (transaction) =>
    insertComment(transaction, {
      ...draft,
      id: newId(sender.now),
      blogId: blog.id,
      blogTitle: blog.title,
      createdAt: sender.now.toISOString(),
      approved: false,
    }),
  )
}
