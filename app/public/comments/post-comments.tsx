import { VisitorForm, WriterFields } from '#app/public/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { LongDate } from '#app/ui/long-date.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ReplyNote } from '#app/ui/reply-note.tsx'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { PublicComment } from '#domain/comments/comment.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { Page } from '#domain/http/paging.ts'
import { countOf } from '#domain/text/count-of.ts'

/** The approved comments on a post, and the comment form unless it is closed. `comments` is null when they could not be read. */
export function Comments({ comments, slug, isClosed }: { comments: Page<PublicComment> | null; slug: string; isClosed: boolean }) {
  return (
    <section className="wrap comments" id="comments" tabIndex={-1}>
      <div>
        <h2 className="comments__title">{comments ? toHeading(comments.total) : 'Comments'}</h2>
        {comments ? null : <p>The comments could not be loaded.</p>}
        {comments?.total === 0 && !isClosed ? <p className="muted">Somebody has to go first.</p> : null}
        {comments?.entries.map((comment) => (
          <Comment key={comment.id} {...comment} />
        ))}
        {comments ? <Pager page={comments.page} pageCount={comments.pageCount} hash="#comments" /> : null}
      </div>
      {isClosed ? <p className="muted">Comments are closed.</p> : <CommentForm slug={slug} />}
    </section>
  )
}

function Comment({ name, comment, createdAt, ...reply }: PublicComment) {
  return (
    <article className="comment">
      <header>
        <b>{name}</b>
        <LongDate stored={createdAt} />
      </header>
      <p>{comment}</p>
      <ReplyNote {...reply} />
    </article>
  )
}

function toHeading(total: number) {
  if (total === 0) return 'No comments yet'
  return countOf(total, 'comment')
}

export function CommentForm({ slug }: { slug: string }) {
  return (
    <div className="form-panel" id="leave-a-comment" data-live="comments">
      <h2 id="comment-form-title">Leave a comment</h2>
      <VisitorForm form="comment" action={`${toPostPath(slug)}#leave-a-comment`} button="Post comment" labelledBy="comment-form-title">
        {(answer) => (
          <>
            <WriterFields answer={answer} />
            <Field name="comment" label="Comment" multiline required maxLength={fieldLimits.comment} answer={answer} />
          </>
        )}
      </VisitorForm>
      <p className="help">Comments appear once the kitchen approves them.</p>
    </div>
  )
}

/** Replaces a post that could not be read after a comment was submitted: the form with the typed text. */
export function UnsentComment({ slug }: { slug: string }) {
  return (
    <div className="wrap unsent-comment">
      <div className="page-head">
        <h1>Your comment is still here.</h1>
        <p>
          The kitchen can’t reach its files right now, so the post is missing from this page. Send your comment again in a minute, or go
          back to <Link to="/blogs">the blog</Link>.
        </p>
      </div>
      <CommentForm slug={slug} />
    </div>
  )
}
