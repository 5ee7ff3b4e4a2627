import { useEffect, useRef } from 'react'

/** Moves the focus to what appears above the button that was pressed, so that it is read out. */
export function useFocusWhenShown() {
  const ref = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
