import { FormPanel, WriterFields } from '#app/public/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { toPostPath } from '#domain/blogs/post-card.ts'
import type { PublicComment } from '#domain/comments/comment.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import type { Page } from '#domain/http/paging.ts'
import { countOf } from '#domain/text/count-of.ts'
import { Opinion, Opinions, Unsent } from './opinions.tsx'

/** A post's approved comments, and the comment form unless it is closed. `comments` is null if they could not be read. */
export function Comments({ comments, slug, isClosed }: { comments: Page<PublicComment> | null; slug: string; isClosed: boolean }) {
  return (
    <Opinions
      id="comments"
      className="wrap comments"
      title={comments ? toHeading(comments.total) : 'Comments'}
      page={comments}
      form={isClosed ? <p className="muted">Comments are closed.</p> : <CommentForm slug={slug} />}
    >
      {comments?.total === 0 && !isClosed ? <p className="muted">Somebody has to go first.</p> : null}
      {comments?.entries.map(({ comment, ...written }) => (
        <Opinion key={written.id} text={comment} {...written} />
      ))}
    </Opinions>
  )
}

function toHeading(total: number) {
  if (total === 0) return 'No comments yet'
  return countOf(total, 'comment')
}

function CommentForm({ slug }: { slug: string }) {
  return (
    <FormPanel
      id="leave-a-comment"
      live="comments"
      title="Leave a comment"
      help="Comments appear once the kitchen approves them."
      form="comment"
      action={toPostPath(slug)}
      button="Post comment"
    >
      {(answer) => (
        <>
          <WriterFields answer={answer} />
          <Field name="comment" label="Comment" multiline required maxLength={fieldLimits.comment} answer={answer} />
        </>
      )}
    </FormPanel>
  )
}

export function UnsentComment({ slug }: { slug: string }) {
  return (
    <Unsent what="comment" about="post" to="/blogs" list="the blog">
      <CommentForm slug={slug} />
    </Unsent>
  )
}
