import { useSyncExternalStore } from 'react'
import { getToastContainer, onToastContainer } from './toast.ts'

/** Where toasts appear. Empty until the first one has loaded the container. */
export function Toasts() {
  const Container = useSyncExternalStore(onToastContainer, getToastContainer, () => undefined)
  return Container ? <Container /> : null
}
