import { useId } from 'react'
import { type FieldAnswer, FieldError, useFieldError } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'

type SlugFieldProps = { slug: string; onChange: (slug: string) => void; readOnly?: boolean; required?: boolean; answer: FieldAnswer }

/** The slug of a post. Its error disappears on the next input. */
export function SlugField({ slug, onChange, readOnly = false, required = false, answer }: SlugFieldProps) {
  const id = useId()
  const { error, forget } = useFieldError('urlSlug', answer)
  return (
    <div className="field">
      <label htmlFor={id}>Slug</label>
      <input
        className="input"
        id={id}
        name="urlSlug"
        value={slug}
        maxLength={editorLimits.slug}
        readOnly={readOnly}
        required={required}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        onChange={(event) => {
          forget()
          onChange(event.currentTarget.value)
        }}
      />
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      <span className="help" id={`${id}-help`}>
        {readOnly ? 'Doesn’t change' : 'Follows the title as you type'}
      </span>
    </div>
  )
}
