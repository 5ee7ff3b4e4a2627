import { useToastContainer } from './toast.ts'

/** Renders the toast container once the first toast has loaded it. */
export function Toasts() {
  const Container = useToastContainer()
  return Container ? <Container /> : null
}
