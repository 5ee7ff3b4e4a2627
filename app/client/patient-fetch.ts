import { isAway } from './reachable.ts'
import { noteReference } from './reference.ts'
import { waitForRetry } from './retry.ts'

/**
 * Makes React Router's requests for page data patient: one that the network fails leaves the page as it was and is asked again when the
 * visitor says so, instead of ending in the error page. Requests of forms fail at once, because a form keeps its text itself.
 */
export function installPatientFetch() {
  const { fetch } = window
  window.fetch = (input, init) => {
    if (!isPageData(input)) return fetch(input, init)
    const isRead = (init?.method ?? 'GET') === 'GET'
    return isRead ? fetchPatiently(() => fetch(input, init), init?.signal) : fetch(input, init).then(noteReference)
  }
}

function isPageData(input: RequestInfo | URL): input is URL {
  return input instanceof URL && input.origin === location.origin && input.pathname.endsWith('.data')
}

async function fetchPatiently(ask: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  const wanted = signal ?? new AbortController().signal
  for (;;) {
    const response = await fetchOnce(ask, wanted)
    if (response) return noteReference(response)
    await waitForRetry(wanted)
  }
}

/**
 * The answer, or undefined when the network or a proxy in front of the site failed it. One of known length is awaited to its end, because
 * it may break off on the way; any other is a stream whose first part is worth showing early.
 */
async function fetchOnce(ask: () => Promise<Response>, wanted: AbortSignal) {
  try {
    const response = await ask()
    if (isAway(response)) return undefined
    return response.body && response.headers.has('content-length') ? new Response(await response.blob(), response) : response
  } catch (error) {
    if (wanted.aborted) throw error
    return undefined
  }
}
