import { useEffect, useRef } from 'react'

/** A honeypot field, and one that the page's script fills in with the time since the form was rendered. */
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
    </>
  )
}

/** Returns a function that, on submit, writes the time since the form was rendered into the form, in milliseconds. */
export function useElapsedTime() {
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  return (form: HTMLFormElement) => {
    const input = form.elements.namedItem('elapsed')
    if (input instanceof HTMLInputElement) input.value = String(Math.round(performance.now() - since.current))
  }
}
