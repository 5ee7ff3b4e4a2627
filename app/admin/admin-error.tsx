import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ErrorScreen, type ErrorWords } from '#app/ui/error-screen.tsx'
import { Link } from '#app/ui/link.tsx'
import { UnexpectedError, type UnexpectedWords } from '#app/ui/unexpected-error.tsx'
import { toLoginPath } from './next-path.ts'

const known: Record<number, ErrorWords> = {
  400: {
    big: '400',
    title: 'Bad request',
    text: 'The address or the form data isn’t valid. Nothing was changed.',
  },
  401: {
    big: '401',
    title: 'You’re not signed in',
    text: 'Your session has ended, so nothing was changed. Sign in and try again.',
  },
  403: {
    big: '403',
    title: 'You don’t have access to this',
    text: 'Your role doesn’t allow it. An admin with the role “all” can change your role. Nothing was changed.',
  },
  404: {
    big: '404',
    title: 'Page not found',
    text: 'There’s no admin page at this address.',
  },
  405: {
    big: '405',
    title: 'Method not allowed',
    text: 'This address doesn’t accept that kind of request. Nothing was changed.',
  },
  413: {
    big: '413',
    title: 'That’s too long',
    text: 'You sent more than this form accepts, so nothing was saved. Go back and shorten it.',
  },
  503: {
    big: '503',
    title: 'The database isn’t responding',
    text: 'Nothing was changed. Go back and try again in a minute.',
  },
}

const unexpected: UnexpectedWords = {
  big: '500',
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. Try again, and check whether your last change was saved.',
  hint: 'If it happens again, look for this number in the log:',
  home: { to: '/admin', label: 'Dashboard' },
}

const TextOfGone = lazy(() => import('./revisions/text-of-gone.tsx').catch(() => ({ default: () => null })))

/** The error page of the admin: missing, forbidden or broken. */
export function AdminError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const words = isRouteErrorResponse(error) ? known[error.status] : undefined
  if (!words) return <UnexpectedError words={unexpected} />
  const isGuest = words === known[401]
  return (
    <ErrorScreen words={words}>
      <Suspense>{words === known[404] ? <TextOfGone /> : null}</Suspense>
      <div className="oops__ways">
        <Link className="button button--hero button--large" to={isGuest ? toLoginPath({ pathname, search }) : '/admin'}>
          {isGuest ? 'Sign in' : 'Dashboard'}
        </Link>
      </div>
    </ErrorScreen>
  )
}
