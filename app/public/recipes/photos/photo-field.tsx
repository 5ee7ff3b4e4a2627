import { useId, useRef, useState } from 'react'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'

/** The field for photos; phones turn their HEIC into JPEG for it. With JavaScript, those that are chosen are shown, and can be taken out one by one. */
export function PhotoField({ answer }: { answer: FieldAnswer | undefined }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error, forget } = useFieldError('photos', answer)
  const [isChosen, setChosen] = useState(false)
  const ChosenPhotos = useLoaded(isChosen, () => import('./chosen-photos.tsx'))?.ChosenPhotos
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
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-help`}
        onChange={choose}
      />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      {ChosenPhotos ? <ChosenPhotos input={input} /> : null}
      {answer?.typed.photos && !isChosen ? <span className="field-error">Choose your photos again.</span> : null}
      <span className="help" id={`${id}-help`}>
        Up to three photos of 10 MB each. Location data is removed.
      </span>
    </div>
  )
}
