import { useId } from 'react'
import { describedBy, type FieldAnswer, FieldNotes } from '#app/ui/field.tsx'

type SelectFieldProps = {
  name: string
  label: string
  /** The label of each value, in order. */
  options: Record<string, string>
  help?: string
  answer: FieldAnswer
}

/** A choice of one of a few values. */
export function SelectField({ name, label, options, help, answer }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} defaultValue={answer.typed[name] ?? ''} {...describedBy(id, { help })}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldNotes {...{ id, help }} />
    </div>
  )
}
