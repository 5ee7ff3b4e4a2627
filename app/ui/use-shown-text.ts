import { useEffect, useRef } from 'react'

/** A ref for a field with `text` as its default value: updates the field when `text` changes, without losing the focus. */
export function useShownText(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    if (field.current && shown.current !== text) field.current.value = text
    shown.current = text
  }, [text])
  return field
}
