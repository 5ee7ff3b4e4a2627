import { PhotoField } from '#app/public/recipes/photos/photo-field.tsx'
import { VisitorForm, WriterFields } from '#app/public/visitor-form.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { StarField } from './star-field.tsx'

/** `address` is the recipe's with its servings and units, which the page keeps when the form is sent without JavaScript. */
export function ReviewForm({ address }: { address: string }) {
  return (
    <div className="form-panel" id="leave-a-review" data-live="reviews">
      <h2 id="review-form-title">How did it turn out?</h2>
      <VisitorForm
        form="review"
        action={`${address}#leave-a-review`}
        button="Send review"
        labelledBy="review-form-title"
        encType="multipart/form-data"
      >
        {(answer) => (
          <>
            <StarField answer={answer} />
            <WriterFields answer={answer} />
            <Field name="text" label="Review" multiline maxLength={fieldLimits.review} answer={answer} />
            <PhotoField answer={answer} />
          </>
        )}
      </VisitorForm>
      <p className="help">Reviews appear once the kitchen approves them. A new one replaces your last.</p>
    </div>
  )
}

/** Replaces a recipe that could not be read after a review was submitted: the form with the typed text. */
export function UnsentReview({ slug }: { slug: string }) {
  return (
    <div className="wrap unsent-comment">
      <div className="page-head">
        <h1>Your review is still here.</h1>
        <p>
          The kitchen can’t reach its files right now, so the recipe is missing from this page. Send your review again in a minute, or go
          back to <Link to="/recipes">the menu</Link>.
        </p>
      </div>
      <ReviewForm address={toRecipePath(slug)} />
    </div>
  )
}
