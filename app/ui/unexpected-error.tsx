import { use } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { type ErrorCheckWords, ErrorScreen, type ErrorWords } from './error-screen.tsx'
import { ReferenceContext } from './reference-context.ts'

/** The texts for a bug or an outage: `hint` precedes the reference number, and `home` is the link elsewhere. */
export type UnexpectedWords = ErrorWords & { check?: ErrorCheckWords; hint: string; home: { to: string; label: string } }

const publicWords: UnexpectedWords = {
  big: 'Burnt.',
  title: 'Unexpected Application Error!',
  text: 'Something fell on the floor back there, and it wasn’t your fault. Give it a second and order again.',
  check: { serial: '0500', order: ['whatever you clicked', 'fresh try'] },
  hint: 'If it keeps burning, tell us this number:',
  home: { to: '/', label: 'Home' },
}

/** The page for a bug or an outage: a retry button, a link to where it works, and the reference number in the log. */
export function UnexpectedError({ words = publicWords }: { words?: UnexpectedWords }) {
  const { pathname, search } = useLocation()
  const reference = use(ReferenceContext)
  const { check, hint, home } = words
  return (
    <ErrorScreen words={words} {...(check && { check })}>
      <div className="oops__ways">
        <Link className="button button--hero button--large" to={{ pathname, search }} reloadDocument>
          Try again
        </Link>
        <Link className="button button--hero-outline button--large" to={home.to} reloadDocument>
          {home.label}
        </Link>
      </div>
      {reference ? (
        <p className="oops__reference">
          {hint} <code data-reference="">{reference}</code>
        </p>
      ) : null}
    </ErrorScreen>
  )
}
