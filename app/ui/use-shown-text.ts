import { useEffect, useRef } from 'react'

/** A field's `ref`: it shows `text` also when that becomes another, without losing the keyboard. `text` is its default value as well. */
export function useShownText(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    if (field.current && shown.current !== text) field.current.value = text
    shown.current = text
  }, [text])
  return field
}
