import { useEffect, useRef } from 'react'

/**
 * A honeypot field, and two fields that the page's script fills in. The specification requires the random id in `formId`; nothing reads it,
 * because duplicates are recognised by form, e-mail address and text.
 */
export function Honeypot() {
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="elapsed" defaultValue="" />
      <input type="hidden" name="formId" defaultValue="" />
    </>
  )
}

/** Returns a function that, on submit, writes the time since the form was rendered and its random id into the form. */
export function useSpamMarks() {
  const marks = useRef({ since: 0, formId: '' })
  useEffect(() => {
    marks.current = { since: performance.now(), formId: Math.random().toString(36).slice(2) }
  }, [])
  return (form: HTMLFormElement) => {
    setHidden(form, 'elapsed', String(Math.round(performance.now() - marks.current.since)))
    setHidden(form, 'formId', marks.current.formId)
  }
}

function setHidden(form: HTMLFormElement, name: string, value: string) {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement) input.value = value
}
