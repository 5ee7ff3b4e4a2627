import { type RefObject, useEffect } from 'react'

/** Our own words beside the fields of a form instead of the browser's bubble, which stays for those without script. */
export function useNoValidate(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (formRef.current) formRef.current.noValidate = true
  }, [formRef])
}
