import { use } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { type ErrorCheckWords, ErrorScreen, type ErrorWords } from './error-screen.tsx'
import { ReferenceContext } from './reference-context.ts'

const words: ErrorWords & ErrorCheckWords = {
  big: 'Burnt.',
  title: 'Unexpected Application Error!',
  text: 'Something fell on the floor back there, and it wasn’t your fault. Give it a second and order again.',
  serial: '0500',
  order: ['whatever you clicked', 'fresh try'],
}

/** The page for a bug or an outage: a retry button, a link home, and the reference number in the log. */
export function UnexpectedError() {
  const { pathname, search } = useLocation()
  const reference = use(ReferenceContext)
  return (
    <ErrorScreen words={words} check={words}>
      <div className="oops__ways">
        <Link className="button button--hero button--large" to={{ pathname, search }} reloadDocument>
          Try again
        </Link>
        <Link className="button button--hero-outline button--large" to="/" reloadDocument>
          Home
        </Link>
      </div>
      {reference ? (
        <p className="oops__reference">
          If it keeps burning, tell us this number: <code data-reference="">{reference}</code>
        </p>
      ) : null}
    </ErrorScreen>
  )
}
