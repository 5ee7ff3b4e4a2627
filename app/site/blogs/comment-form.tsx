import { VisitorForm } from '#app/site/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'

/** The form for a comment on a post; the owner approves each before it shows. */
export function CommentForm({ slug }: { slug: string }) {
  return (
    <div className="form-panel" id="leave-a-comment">
      <h2 id="comment-form-title">Leave a comment</h2>
      <VisitorForm form="comment" action={`${toPostPath(slug)}#leave-a-comment`} button="Post comment" labelledBy="comment-form-title">
        {(answer) => (
          <>
            <Field name="name" label="Name" required maxLength={fieldLimits.name} autoComplete="name" answer={answer} />
            <Field
              name="email"
              label="Email"
              type="email"
              required
              maxLength={fieldLimits.email}
              autoComplete="email"
              help="Never shown on the site."
              answer={answer}
            />
            <Field name="comment" label="Comment" multiline required maxLength={fieldLimits.comment} answer={answer} />
          </>
        )}
      </VisitorForm>
      <p className="help">Comments appear once the kitchen has approved them.</p>
    </div>
  )
}

/** Stands in for a post that could not be read while a comment on it was posted: the form with all its text. */
export function UnsentComment({ slug }: { slug: string }) {
  return (
    <div className="wrap unsent-comment">
      <div className="page-head">
        <h1>Your comment is still here.</h1>
        <p>
          The kitchen can’t reach its files right now, so the post itself is missing from this page. Send the comment again in a minute, or
          go back to <Link to="/blogs">the blog</Link>.
        </p>
      </div>
      <CommentForm slug={slug} />
    </div>
  )
}
