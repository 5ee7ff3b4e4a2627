import { useId, useRef, useState } from 'react'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { FormPanel, WriterFields } from '#app/public/visitor-form.tsx'
import { describedBy, Field, type FieldAnswer, FieldNotes, useFieldError } from '#app/ui/field.tsx'
import { Drawing } from '#app/ui/icon.tsx'
import { star } from '#app/ui/star-row.tsx'
import { allStars } from '#domain/comments/review.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { countOf } from '#domain/text/count-of.ts'
import { Unsent } from './opinions.tsx'

/** `address` is the recipe's, with its servings and units, which the page keeps if the form is sent without JavaScript. */
export function ReviewForm({ address }: { address: string }) {
  return (
    <FormPanel
      id="leave-a-review"
      live="reviews"
      title="How did it turn out?"
      help="Reviews appear once the kitchen approves them. A new one replaces your last."
      form="review"
      action={address}
      button="Send review"
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
    </FormPanel>
  )
}

export function UnsentReview({ slug }: { slug: string }) {
  return (
    <Unsent what="review" about="recipe" to="/recipes" list="the menu">
      <ReviewForm address={toRecipePath(slug)} />
    </Unsent>
  )
}

/** Radio buttons for one to five stars. The error disappears with the next choice. */
function StarField({ answer }: { answer: FieldAnswer | undefined }) {
  const id = useId()
  const { error, forget } = useFieldError('stars', answer)
  return (
    <div
      className="field star-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      {...describedBy(id, { error })}
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
      <FieldNotes {...{ id, error }} />
    </div>
  )
}

const photoHelp = 'Up to three photos of 10 MB each. Location data is removed.'

/**
 * The field for photos; phones convert their HEIC to JPEG for it. With JavaScript, the chosen ones are shown and can be removed one by one.
 */
function PhotoField({ answer }: { answer: FieldAnswer | undefined }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error, forget } = useFieldError('photos', answer)
  const [isChosen, setChosen] = useState(false)
  const ChosenPhotos = useLoaded(isChosen, () => import('#app/public/recipes/photos/chosen-photos.tsx'))?.ChosenPhotos
  const choose = () => {
    forget()
    setChosen(true)
  }
  return (
    <div className="field photo-field">
      <label htmlFor={id}>
        Photos<span className="field-optional"> (optional)</span>
      </label>
      <input
        ref={input}
        id={id}
        name="photos"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        {...describedBy(id, { error, help: photoHelp })}
        onChange={choose}
      />
      <FieldNotes {...{ id, error }} />
      {ChosenPhotos ? <ChosenPhotos input={input} /> : null}
      {answer?.typed.photos && !isChosen ? <span className="field-error">Choose your photos again.</span> : null}
      <FieldNotes id={id} help={photoHelp} />
    </div>
  )
}
