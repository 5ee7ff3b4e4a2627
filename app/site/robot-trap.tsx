import { useEffect, useRef } from 'react'

/**
 * A field that nobody sees and only robots fill in, and two that the page's script fills in. The specification asks for the random id in
 * `formId`; nothing reads it, because what makes a post the same as another is its form, e-mail address and text.
 */
export function RobotTrap() {
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

/** Answers a function that writes into a form, when it is sent, how long it stood on the page and its random id. */
export function useRobotMarks() {
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
