import { useId } from 'react'
import { PhotoField } from '#app/public/recipes/photos/photo-field.tsx'
import { VisitorForm, WriterFields } from '#app/public/visitor-form.tsx'
import { Field, type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import { Drawing } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { star } from '#app/ui/star-row.tsx'
import { allStars } from '#domain/comments/review.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf } from '#domain/text/count-of.ts'

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

/** Radio buttons for one to five stars. The error disappears on the next choice. */
function StarField({ answer }: { answer: FieldAnswer | undefined }) {
  const id = useId()
  const { error, forget } = useFieldError('stars', answer)
  return (
    <div
      className="field star-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={forget}
    >
      <span className="field-label" id={`${id}-label`}>
        Your rating
      </span>
      <div className="star-field__stars">
        {allStars.map((stars) => (
          <label key={stars}>
            <input type="radio" name="stars" value={stars} required defaultChecked={answer?.typed.stars === String(stars)} />
            <Drawing path={star} />
            <span className="visually-hidden">{countOf(stars, 'star')}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
    </div>
  )
}
