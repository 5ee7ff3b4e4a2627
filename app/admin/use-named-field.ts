import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Moves the keyboard to the field that the address names behind its `#`, once the form is there. */
export function useNamedField(formRef: RefObject<HTMLFormElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    // After this frame: a new page goes to its top and a dialog to its first field before.
    const frame = requestAnimationFrame(() => {
      const field = findField(formRef.current, hash.slice(1))
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [formRef, hash])
}

/** A field that holds an uploaded picture can't be seen: the first control of its group stands for it. */
function findField(form: HTMLFormElement | null, name: string) {
  if (!form || !name) return undefined
  const [field] = [...form.elements].filter((element) => element.getAttribute('name') === name)
  const shown = field?.matches('[type=hidden]') ? field.closest('fieldset')?.querySelector('input:not([type=hidden]), button') : field
  return shown instanceof HTMLElement ? shown : undefined
}
