import { LongDate } from '#app/ui/long-date.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { PublicComment } from '#domain/blogs/comment.ts'
import type { Page } from '#domain/http/paging.ts'
import { countOf } from '#domain/text/count-of.ts'
import { CommentForm } from './comment-form.tsx'

/** The approved comments on a post, and the comment form. `comments` is null when they could not be read. */
export function Comments({ comments, slug }: { comments: Page<PublicComment> | null; slug: string }) {
  return (
    <section className="wrap comments" id="comments" tabIndex={-1}>
      <div>
        <h2 className="comments__title">{comments ? toHeading(comments.total) : 'Comments'}</h2>
        {comments ? null : <p>The comments could not be loaded just now.</p>}
        {comments?.total === 0 ? <p className="muted">Nobody has said anything yet. Somebody has to go first.</p> : null}
        {comments?.entries.map((comment) => (
          <Comment key={comment.id} {...comment} />
        ))}
        {comments ? <Pager page={comments.page} pageCount={comments.pageCount} hash="#comments" /> : null}
      </div>
      <CommentForm slug={slug} />
    </section>
  )
}

function Comment({ name, comment, createdAt }: PublicComment) {
  return (
    <article className="comment">
      <header>
        <b>{name}</b>
        <LongDate stored={createdAt} />
      </header>
      <p>{comment}</p>
    </article>
  )
}

function toHeading(total: number) {
  if (total === 0) return 'No comments yet'
  return countOf(total, 'comment')
}
