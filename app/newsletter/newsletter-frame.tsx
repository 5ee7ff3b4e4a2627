import { Outlet } from 'react-router'
import { toErrorHead } from '#app/public/error-words.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import type { Route } from './+types/newsletter-frame.ts'

export { PageError as ErrorBoundary } from '#app/public/page-error.tsx'

/** What is at an address with somebody's token is nobody else's: it is kept by no cache and no search engine. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const response = await next()
    response.headers.set('Cache-Control', 'no-store')
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  },
]

export function meta(args: Route.MetaArgs) {
  return args.error ? pageMeta(args, toErrorHead(args.error)) : []
}

/** Around the pages of the newsletter, which are sent without scripts: `app/entry.server.tsx`. */
export default function NewsletterFrame() {
  return (
    <div className="wrap newsletter-page">
      <Outlet />
    </div>
  )
}
