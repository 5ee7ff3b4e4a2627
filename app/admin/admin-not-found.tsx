import { notFound } from '#app/responses.ts'
import type { Route } from './+types/admin-not-found.ts'
import { adminMeta } from './admin-meta.ts'

/** No page of the admin has this address. */
export function loader() {
  throw notFound()
}

/** Title of the missing page. */
export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Page not found')
}

/** Never shown: the error page stands in its place. */
export default function NotFound() {
  return null
}
