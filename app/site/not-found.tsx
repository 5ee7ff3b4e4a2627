import { notFound } from '#app/responses.ts'

/** Every address that nothing else answers. */
export function loader() {
  throw notFound()
}

/** Never drawn: the frame around it shows the error. */
export default function NotFound() {
  return null
}
