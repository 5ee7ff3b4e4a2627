import { type RefObject, useEffect } from 'react'

/** Disables the browser's validation bubbles after hydration, in favour of messages next to the fields. */
export function useNoValidate(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true
  }, [formRef])
}
