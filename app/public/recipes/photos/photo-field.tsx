import { useId, useRef, useState } from 'react'
import { useLoaded } from '#app/kitchen/favourites/use-loaded.ts'
import { describedBy, type FieldAnswer, FieldNotes, useFieldError } from '#app/ui/field.tsx'

const help = 'Up to three photos of 10 MB each. Location data is removed.'

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
        {...describedBy(id, { error, help })}
        onChange={choose}
      />
      <FieldNotes {...{ id, error }} />
      {ChosenPhotos ? <ChosenPhotos input={input} /> : null}
      {answer?.typed.photos && !isChosen ? <span className="field-error">Choose your photos again.</span> : null}
      <FieldNotes {...{ id, help }} />
    </div>
  )
}
