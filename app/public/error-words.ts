import { isRouteErrorResponse } from 'react-router'

/** An expected error: its name for the title, and its page's heading (the rest is in error-page.tsx). */
export type KnownError = { name: string; title: string }

const known: Record<number, KnownError> = {
  400: { name: 'Invalid address', title: 'We can’t read that order.' },
  404: { name: 'Page not found', title: 'That page is off the menu.' },
  405: { name: 'Not allowed', title: 'We don’t serve it that way.' },
  413: { name: 'Too large', title: 'That’s more than a plate can hold.' },
}

/** The words for an expected error; undefined for bugs and outages. */
export function findKnownError(error: unknown): KnownError | undefined {
  return isRouteErrorResponse(error) ? known[error.status] : undefined
}

/** Meta tags of a page that can't be shown, with noindex. */
export function toErrorHead(error: unknown, unknown = 'Something went wrong. Please try again.') {
  const known = findKnownError(error)
  return { title: known?.name ?? 'Unexpected Application Error!', description: known?.title ?? unknown, noIndex: true }
}
