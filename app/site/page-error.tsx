import { Link, useRouteError } from 'react-router'
import { pageMeta } from '#app/site/page-meta.ts'
import { ErrorScreen } from '#app/ui/error-screen.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { UnexpectedError } from '#app/ui/unexpected-error.tsx'
import type { Route } from './+types/page-frame.ts'
import { findKnownError } from './error-words.ts'

/** Title of an error page, which no search engine should keep. A page without an error has a title of its own. */
export function meta(args: Route.MetaArgs) {
  if (!args.error) return []
  const known = findKnownError(args.error)
  return pageMeta(args, {
    title: known?.name ?? 'Unexpected Application Error!',
    description: known?.title ?? 'Something went wrong. Please try again.',
    noIndex: true,
  })
}

/** What stands between header and footer where a page is missing, refused or broken. */
export function PageError() {
  const known = findKnownError(useRouteError())
  if (!known) return <UnexpectedError />
  return (
    <ErrorScreen words={known}>
      <SearchBox label="Look for something else" />
      <div className="oops__ways">
        <Link className="button button--ink button--large" to="/recipes">
          Browse Recipes
        </Link>
        <Link className="button button--outline button--large" to="/">
          Home
        </Link>
      </div>
    </ErrorScreen>
  )
}
