import { isRouteErrorResponse } from 'react-router'
import { ErrorScreen, type ErrorWords } from '#app/ui/error-screen.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { UnexpectedError } from '#app/ui/unexpected-error.tsx'
import { findKnownError } from './error-words.ts'

const words: Record<number, Omit<ErrorWords, 'title'>> = {
  400: {
    big: 'Huh?',
    text: 'The address or what came with it is malformed. Check it for stray characters, or start over from the menu.',
    serial: '0400',
    order: ['something illegible', 'clean order slip'],
  },
  404: {
    big: '86’d',
    text: 'Page not found. “86” is diner for “we’re out.” The link may be old, or somebody ate it. The kitchen is still open.',
    serial: '0404',
    order: ['page you wanted', 'slice of pie instead', 'hot coffee'],
  },
  405: {
    big: 'Nope.',
    text: 'This address takes no such request: it is for reading, and nothing can be sent to it. Nothing was stored.',
    serial: '0405',
    order: ['special request', 'the usual'],
  },
  413: {
    big: 'Whoa.',
    text: 'You sent more than any form here takes, so nothing was stored. Go back, make it shorter, and send it again.',
    serial: '0413',
    order: ['everything, twice', 'smaller plate'],
  },
}

/** The error page: explanation and links for an expected error such as 404, otherwise an apology. */
export function ErrorPage({ error }: { error: unknown }) {
  const known = findWords(error)
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

function findWords(error: unknown): ErrorWords | undefined {
  const known = findKnownError(error)
  const rest = isRouteErrorResponse(error) ? words[error.status] : undefined
  return known && rest && { ...rest, title: known.title }
}
