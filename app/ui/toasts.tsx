import { useSyncExternalStore } from 'react'
import { getToastContainer, onToastContainer } from './toast.ts'

/** Renders the toast container once the first toast has loaded it. */
export function Toasts() {
  const Container = useSyncExternalStore(onToastContainer, getToastContainer, () => undefined)
  return Container ? <Container /> : null
}
