import { notFound } from '#app/responses.ts'
import type { Route } from './+types/admin-not-found.ts'
import { adminMeta } from './admin-meta.ts'

/** Catch-all for unknown admin addresses. */
export function loader() {
  throw notFound()
}

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Page not found')
}

/** Never rendered: the loader always throws. */
export default function NotFound() {
  return null
}
