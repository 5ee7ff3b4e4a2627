import { useId } from 'react'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import { Drawing } from '#app/ui/icon.tsx'
import { star } from '#app/ui/star-row.tsx'
import { allStars } from '#domain/comments/review.ts'
import { countOf } from '#domain/text/count-of.ts'

/** Radio buttons for one to five stars. The error disappears on the next choice. */
export function StarField({ answer }: { answer: FieldAnswer | undefined }) {
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
