import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/page-frame.ts'
import { findKnownError, toErrorHead } from './error-words.ts'

/** Most visits see no error, so its page is loaded with the first one. */
const ErrorPage = lazy(() =>
  import('./error-page.tsx').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: BareError }),
  ),
)

/** Title of an error page, which no search engine should keep. A page without an error has a title of its own. */
export function meta(args: Route.MetaArgs) {
  if (!args.error) return []
  return pageMeta(args, toErrorHead(args.error))
}

/** What stands between header and footer where a page is missing, refused or broken. */
export function PageError() {
  const error = useRouteError()
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}

/** What is left to say where even the error page can't be loaded. */
function BareError({ error }: { error: unknown }) {
  return (
    <section className="oops">
      <div className="wrap">
        <h1>{findKnownError(error)?.title ?? 'Unexpected Application Error!'}</h1>
      </div>
    </section>
  )
}
