import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

/** A form response's data about its fields: the values to render again, and a message for each invalid field. */
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
  /** Id of a datalist. */
  list?: string
  /** Leaves out '(optional)', for forms whose fields are all optional. */
  unmarked?: boolean
  help?: string
  answer: FieldAnswer | undefined
}

/** A text field with label, help and error. Keeps the typed text; the error disappears on the next input. */
export function Field({ name, label, type = 'text', multiline = false, unmarked = false, help, answer, ...constraints }: FieldProps) {
  const id = useId()
  const { error, forget } = useFieldError(name, answer)
  const shared = {
    ...constraints,
    id,
    name,
    className: 'input',
    defaultValue: answer?.typed[name] ?? '',
    ...describedBy(id, { error, help }),
    onInput: forget,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {constraints.required || unmarked ? null : <span className="field-optional"> (optional)</span>}
      </label>
      {multiline ? <textarea {...shared} rows={5} /> : <input {...shared} type={type} />}
      <FieldNotes {...{ id, error, help }} />
    </div>
  )
}

/** A field's error in the latest response, until `forget` is called on the next input. */
export function useFieldError(name: string, answer: FieldAnswer | undefined) {
  const [retyped, setRetyped] = useState<FieldAnswer>()
  return { error: answer === retyped ? undefined : answer?.errors[name], forget: () => setRetyped(answer) }
}

/** A field's error message; reference its `id` in aria-describedby. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <span className="field-error" id={id}>
      <Icon name="alert" />
      {error}
    </span>
  )
}

type Notes = { error?: string | undefined; help?: ReactNode }

/** The notes below a field: its error and its help. The field gets `describedBy` with the same `id`. */
export function FieldNotes({ id, error, help }: Notes & { id: string }) {
  return (
    <>
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      {help ? (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </>
  )
}

/** The attributes by which a field refers to its notes. */
export function describedBy(id: string, { error, help }: Notes) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  }
}
