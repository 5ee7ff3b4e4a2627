import type { Database } from '#core/database/database.ts'
import { acceptSubmission, type Sender, type SubmissionOutcome } from '#core/forms/accept-submission.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import type { CommentDraft } from '#domain/comments/comment.ts'
import { insertComment } from './comment-rows.ts'

type Commented = Pick<Blog, 'id' | 'title' | 'comments'>

/** Stores a visitor's comment on a post, pending the owner's approval; one on a post that takes none is rejected. */
export async function postComment(db: Database, blog: Commented, draft: CommentDraft, sender: Sender): Promise<SubmissionOutcome> {
  if (blog.comments === 'closed') return { ok: false, reason: 'closed' }
  const identity = ['comment', blog.id, draft.email.toLowerCase(), draft.comment]
  return acceptSubmission(db, sender, identity, (transaction, stamp) =>
    insertComment(transaction, { ...draft, ...stamp, blogId: blog.id, blogTitle: blog.title, approved: false }),
  )
}
