import { isRouteErrorResponse } from 'react-router'
import type { ErrorWords } from '#app/ui/error-screen.tsx'

/** An error that is no fault of ours: what its page says, and its name in the title. */
export type KnownError = ErrorWords & { name: string }

const known: Record<number, KnownError> = {
  400: {
    name: 'Malformed address',
    big: 'Huh?',
    title: 'We can’t read that order.',
    text: 'The address or what came with it is malformed. Check it for stray characters, or start over from the menu.',
    serial: '0400',
    order: ['something illegible', 'clean order slip'],
  },
  404: {
    name: 'Page not found',
    big: '86’d',
    title: 'That page is off the menu.',
    text: 'Page not found. “86” is diner for “we’re out.” The link may be old, or somebody ate it. The kitchen is still open.',
    serial: '0404',
    order: ['page you wanted', 'slice of pie instead', 'hot coffee'],
  },
  405: {
    name: 'Not on offer',
    big: 'Nope.',
    title: 'We don’t serve it that way.',
    text: 'This address takes no such request: it is for reading, and nothing can be sent to it. Nothing was stored.',
    serial: '0405',
    order: ['special request', 'the usual'],
  },
  413: {
    name: 'Too much at once',
    big: 'Whoa.',
    title: 'That is more than a plate holds.',
    text: 'You sent more than any form here takes, so nothing was stored. Go back, make it shorter, and send it again.',
    serial: '0413',
    order: ['everything, twice', 'smaller plate'],
  },
}

/** What to say of an error that was thrown on purpose; undefined for bugs and outages. */
export function findKnownError(error: unknown): KnownError | undefined {
  return isRouteErrorResponse(error) ? known[error.status] : undefined
}
