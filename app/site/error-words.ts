import { isRouteErrorResponse } from 'react-router'

/** An error that is no fault of ours: its name in the title, and the heading of its page (error-page.tsx has the rest). */
export type KnownError = { name: string; title: string }

const known: Record<number, KnownError> = {
  400: { name: 'Malformed address', title: 'We can’t read that order.' },
  404: { name: 'Page not found', title: 'That page is off the menu.' },
  405: { name: 'Not on offer', title: 'We don’t serve it that way.' },
  413: { name: 'Too much at once', title: 'That is more than a plate holds.' },
}

/** What to say of an error that was thrown on purpose; undefined for bugs and outages. */
export function findKnownError(error: unknown): KnownError | undefined {
  return isRouteErrorResponse(error) ? known[error.status] : undefined
}

/** What the head of a page says that can't be shown; no search engine should keep it. */
export function toErrorHead(error: unknown, unknown = 'Something went wrong. Please try again.') {
  const known = findKnownError(error)
  return { title: known?.name ?? 'Unexpected Application Error!', description: known?.title ?? unknown, noIndex: true }
}
