import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import type { Route } from './+types/page-frame.ts'
import { findKnownError, toErrorHead } from './error-words.ts'
import { pageMeta } from './page-meta.ts'

/** Lazily loaded, because most visits have no error. */
const ErrorPage = lazy(() =>
  import('./error-page.tsx').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: BareError }),
  ),
)

/** Title of an error page, with noindex. A page without an error sets its own. */
export function meta(args: Route.MetaArgs) {
  if (!args.error) return []
  return pageMeta(args, toErrorHead(args.error))
}

/** The error page between header and footer: missing, forbidden or broken. */
export function PageError() {
  const error = useRouteError()
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  )
}

/** Fallback when even the error page can't be loaded. */
function BareError({ error }: { error: unknown }) {
  return (
    <section className="oops">
      <div className="wrap">
        <h1>{findKnownError(error)?.title ?? 'Unexpected Application Error!'}</h1>
      </div>
    </section>
  )
}
