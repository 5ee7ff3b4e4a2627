import { useState } from 'react'
import { Field, type FieldAnswer, useFieldError } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { PickPicture } from './pick-picture.tsx'

const label = 'Video thumbnail'

/** The picture of a recipe's video. Without JavaScript its address on this site is typed. */
export function PosterField({ name, answer }: { name: string; answer: FieldAnswer }) {
  const [value, setValue] = useState(answer.typed[name] ?? '')
  const { error, forget } = useFieldError(name, answer)
  if (!useIsLive())
    return (
      <Field
        name={name}
        label={label}
        help="The /images/ address of an upload. If empty, the recipe’s picture is shown."
        unmarked
        answer={answer}
      />
    )
  return (
    <fieldset className="picture-field">
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={name} value={value} />
      <PickPicture
        value={value}
        error={error}
        onChange={(picked) => {
          forget()
          setValue(picked)
        }}
      />
      <span className="help">If empty, the recipe’s picture is shown.</span>
    </fieldset>
  )
}
