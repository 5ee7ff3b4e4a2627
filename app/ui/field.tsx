import { useId, useState } from 'react'
import { Icon } from './icon.tsx'

/** What a form's answer says of its fields: what was typed, and one message for each bad field. */
export type FieldAnswer = { typed: Record<string, string>; errors: Record<string, string> }

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'password' | 'date'
  multiline?: boolean
  required?: boolean
  maxLength?: number
  autoComplete?: string
  inputMode?: 'numeric' | 'url'
  /** The id of a list of suggestions. */
  list?: string
  /** In a form whose fields may all be empty the label does not say so. */
  unmarked?: boolean
  help?: string
  answer: FieldAnswer | undefined
}

/** A text field with its label, help and error. The typed text stays; the error goes as soon as somebody types anew. */
export function Field({ name, label, type = 'text', multiline = false, unmarked = false, help, answer, ...constraints }: FieldProps) {
  const id = useId()
  const { error, forget } = useFieldError(name, answer)
  const shared = {
    ...constraints,
    id,
    name,
    className: 'input',
    defaultValue: answer?.typed[name] ?? '',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describe(id, { help, error }),
    onInput: forget,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {constraints.required || unmarked ? null : <span className="field-optional"> (optional)</span>}
      </label>
      {multiline ? <textarea {...shared} rows={5} /> : <input {...shared} type={type} />}
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      {help ? (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </div>
  )
}

/** What an answer says is wrong with a field, until `forget` is called because somebody types anew. */
export function useFieldError(name: string, answer: FieldAnswer | undefined) {
  const [retyped, setRetyped] = useState<FieldAnswer>()
  return { error: answer === retyped ? undefined : answer?.errors[name], forget: () => setRetyped(answer) }
}

/** What is wrong with a field, beside it; the field is described by `id`. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <span className="field-error" id={id}>
      <Icon name="alert" />
      {error}
    </span>
  )
}

function describe(id: string, { help, error }: { help?: string; error?: string }) {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
}
