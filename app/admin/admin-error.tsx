import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ErrorScreen, type ErrorWords } from '#app/ui/error-screen.tsx'
import { Link } from '#app/ui/link.tsx'
import { UnexpectedError } from '#app/ui/unexpected-error.tsx'
import { toLoginPath } from './next-path.ts'

const known: Record<number, ErrorWords> = {
  400: {
    big: 'Huh?',
    title: 'We can’t read that order.',
    text: 'The address or what came with it is malformed. Nothing was changed.',
    serial: '0400',
    order: ['something illegible', 'clean order slip'],
  },
  401: {
    big: 'Staff?',
    title: 'You are not signed in.',
    text: 'Your session has ended, so nothing was changed. Sign in and do it again.',
    serial: '0401',
    order: ['your change', 'fresh sign-in'],
  },
  403: {
    big: 'Not yours.',
    title: 'Your role does not include this.',
    text: 'You are signed in, and somebody with the role “all” could let you in here. Nothing was changed.',
    serial: '0403',
    order: ['key to this room', 'what is on your menu'],
  },
  404: {
    big: '86’d',
    title: 'There is no such page.',
    text: 'Page not found. Nothing of the back office is at this address.',
    serial: '0404',
    order: ['page you wanted', 'look at the menu'],
  },
  405: {
    big: 'Nope.',
    title: 'We don’t serve it that way.',
    text: 'This address takes no such request. Nothing was changed.',
    serial: '0405',
    order: ['special request', 'the usual'],
  },
  413: {
    big: 'Whoa.',
    title: 'That is more than a plate holds.',
    text: 'You sent more than this form takes, so nothing was stored. Go back and make it shorter.',
    serial: '0413',
    order: ['everything, twice', 'smaller plate'],
  },
  503: {
    big: 'Hold on.',
    title: 'The kitchen does not answer.',
    text: 'The database could not be reached, so nothing was changed. Go back and try it again in a minute.',
    serial: '0503',
    order: ['your change', 'minute of patience'],
  },
}

const TextOfGone = lazy(() => import('./revisions/text-of-gone.tsx').catch(() => ({ default: () => null })))

/** The error page of the admin: missing, forbidden or broken. */
export function AdminError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const words = isRouteErrorResponse(error) ? known[error.status] : undefined
  if (!words) return <UnexpectedError />
  const isGuest = words === known[401]
  return (
    <ErrorScreen words={words}>
      <Suspense>{words === known[404] ? <TextOfGone /> : null}</Suspense>
      <div className="oops__ways">
        <Link className="button button--ink button--large" to={isGuest ? toLoginPath({ pathname, search }) : '/admin'}>
          {isGuest ? 'Sign in' : 'Dashboard'}
        </Link>
      </div>
    </ErrorScreen>
  )
}
