import { type InputEvent, useId, useState } from 'react'
import { describedBy, type FieldAnswer, FieldNotes, useFieldError } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { toSlug } from '#domain/text/slug.ts'

type SlugFieldProps = { slug: string; onChange: (slug: string) => void; readOnly?: boolean; required?: boolean; answer: FieldAnswer }

/** The slug of a post. Its error disappears on the next input. */
export function SlugField({ slug, onChange, readOnly = false, required = false, answer }: SlugFieldProps) {
  const id = useId()
  const { error, forget } = useFieldError('urlSlug', answer)
  const help = readOnly ? 'Doesn’t change' : 'Follows the title as you type'
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
        {...describedBy(id, { error, help })}
        onChange={(event) => {
          forget()
          onChange(event.currentTarget.value)
        }}
      />
      <FieldNotes {...{ id, error, help }} />
    </div>
  )
}

type SlugOptions = { stored?: string | undefined; keeps?: boolean; saved?: { urlSlug: string } | undefined }

/**
 * A slug that follows the title as it is typed, unless the present one should stay. Pass every input event of the form to `followTitle`. A
 * form that restores earlier input may start with another slug than the `stored` one; after each save, it shows the stored slug.
 */
export function useSlug(start: string, { stored = start, keeps = false, saved }: SlugOptions = {}) {
  const [slug, setSlug] = useState(start)
  const [present, setPresent] = useState(stored)
  const [isKept, setKept] = useState(keeps)
  const [shown, setShown] = useState(saved)

  if (saved && saved !== shown) {
    setShown(saved)
    setSlug(saved.urlSlug)
    setPresent(saved.urlSlug)
  }

  function followTitle({ target }: InputEvent) {
    if (!isKept && target instanceof HTMLInputElement && target.name === 'title') setSlug(toSlug(target.value))
  }

  /** `newTitle` is undefined while the title is unchanged. */
  function keep(wanted: boolean, newTitle: string | undefined) {
    setKept(wanted)
    setSlug(wanted || newTitle === undefined ? present : toSlug(newTitle))
  }

  return { slug, setSlug, isKept, keep, followTitle }
}
