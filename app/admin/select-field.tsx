import { useId } from 'react'
import type { FieldAnswer } from '#app/ui/field.tsx'

type SelectFieldProps = {
  name: string
  label: string
  /** What each value is called, in their order. */
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
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={answer.typed[name] ?? ''}
        aria-describedby={help ? `${id}-help` : undefined}
      >
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {help ? (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </div>
  )
}
