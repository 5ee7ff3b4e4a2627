import { useRef, useState } from 'react'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { splitRowPicture } from '#domain/recipes/typed-rows.ts'
import { PickPicture } from '../pick-picture.tsx'

type StepPictureProps = {
  name: string
  /** What the row has at first: the reference of a picture, and its description. */
  start: string
  label: string
  errorId: string | undefined
}

/** The picture of a step with its description. Sent as one text, like every row. */
export function StepPicture({ name, start, label, errorId }: StepPictureProps) {
  const [present] = useState(() => splitRowPicture(start))
  const [image, setImage] = useState(present.image)
  const [alt, setAlt] = useState(present.imageAlt)
  /** The alternative text of the picture that was chosen last: one that somebody typed stays. */
  const filledAlt = useRef('')

  function pick(picked: string, chosenAlt = '') {
    setImage(picked)
    if (!chosenAlt || (alt && alt !== filledAlt.current)) return
    filledAlt.current = chosenAlt
    setAlt(chosenAlt)
  }

  return (
    <div className="step-picture-field">
      <input type="hidden" name={name} value={image && `${image.trim().replace(/\s/g, '%20')} ${alt}`.trim()} />
      <PickPicture value={image} errorId={errorId} onChange={pick} />
      <input
        className="input"
        value={alt}
        maxLength={editorLimits.imageAlt}
        placeholder="Description for people who can’t see it"
        aria-label={`Alternative text for the ${label}`}
        data-part="field"
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </div>
  )
}
