import { Outlet } from 'react-router'
import type { Route } from './+types/plain-frame.ts'
import { toErrorHead } from './error-words.ts'
import { pageMeta } from './page-meta.ts'

export { PageError as ErrorBoundary } from './page-error.tsx'

/** Pages at an address with someone's token are private: neither cached nor indexed. */
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

/** The layout of the pages that mails link to, which are sent without scripts: `app/entry.server.tsx`. */
export default function PlainFrame() {
  return (
    <div className="wrap plain-page">
      <Outlet />
    </div>
  )
}
