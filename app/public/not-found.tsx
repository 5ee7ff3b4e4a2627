import { notFound } from '#app/responses.ts'

/** Catch-all for unknown addresses. */
export function loader() {
  throw notFound()
}

/** Never rendered: the loader always throws. */
export default function NotFound() {
  return null
}
