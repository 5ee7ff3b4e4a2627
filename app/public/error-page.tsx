import { isRouteErrorResponse } from 'react-router'
import { type ErrorCheckWords, ErrorScreen, type ErrorWords } from '#app/ui/error-screen.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { UnexpectedError } from '#app/ui/unexpected-error.tsx'
import { findKnownError } from './error-words.ts'

const words: Record<number, Omit<ErrorWords, 'title'> & ErrorCheckWords> = {
  400: {
    big: 'Huh?',
    text: 'That address isn’t valid. Check it for stray characters, or start over from the menu.',
    serial: '0400',
    order: ['something illegible', 'clean order slip'],
  },
  404: {
    big: '86’d',
    text: 'Page not found. “86” is diner for “we’re out.” The link may be old, or someone ate it. The kitchen is still open.',
    serial: '0404',
    order: ['page you wanted', 'slice of pie instead', 'hot coffee'],
  },
  405: {
    big: 'Nope.',
    text: 'This page doesn’t accept submissions. Nothing was saved.',
    serial: '0405',
    order: ['special request', 'the usual'],
  },
  413: {
    big: 'Whoa.',
    text: 'That’s too much to send at once, so nothing was saved. Go back, shorten it and try again.',
    serial: '0413',
    order: ['everything, twice', 'smaller plate'],
  },
}

/** The error page: explanation and links for an expected error such as 404, otherwise an apology. */
export function ErrorPage({ error }: { error: unknown }) {
  const known = findWords(error)
  if (!known) return <UnexpectedError />
  return (
    <ErrorScreen words={known} check={known}>
      <SearchBox label="Search for something else" />
      <div className="oops__ways">
        <Link className="button button--hero button--large" to="/recipes">
          Browse Recipes
        </Link>
        <Link className="button button--hero-outline button--large" to="/">
          Home
        </Link>
      </div>
    </ErrorScreen>
  )
}

function findWords(error: unknown): (ErrorWords & ErrorCheckWords) | undefined {
  const known = findKnownError(error)
  const rest = isRouteErrorResponse(error) ? words[error.status] : undefined
  return known && rest && { ...rest, title: known.title }
}
