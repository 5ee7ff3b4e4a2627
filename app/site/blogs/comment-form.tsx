import { VisitorForm } from '#app/site/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
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
