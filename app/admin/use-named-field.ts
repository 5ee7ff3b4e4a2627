import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Focuses the field named in the address's hash once the form is rendered. */
export function useNamedField(formRef: RefObject<HTMLFormElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    // In the next frame: a new page scrolls to its top and a dialog focuses its first field first.
    const frame = requestAnimationFrame(() => {
      const field = findField(formRef.current, hash.slice(1))
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [formRef, hash])
}

/** The hidden field of an uploaded picture can't be focused; the first control of its group is used instead. */
function findField(form: HTMLFormElement | null, name: string) {
  if (!form || !name) return undefined
  const [field] = [...form.elements].filter((element) => element.getAttribute('name') === name)
  const shown = field?.matches('[type=hidden]') ? field.closest('fieldset')?.querySelector('input:not([type=hidden]), button') : field
  return shown instanceof HTMLElement ? shown : undefined
}
