import { isGatewayError } from './reachable.ts'
import { noteReference } from './reference.ts'
import { waitForRetry } from './retry.ts'
import { findPageChange } from './router.ts'

/**
 * Makes React Router's data requests survive network failures: the current page stays, and the request is repeated when the visitor asks
 * for it, instead of ending in the error page. Form submissions fail at once, because forms keep their text themselves.
 */
export function installRetryingFetch() {
  const { fetch } = window
  window.fetch = (input, init) => {
    if (!isPageData(input)) return fetch(input, init)
    const isRead = (init?.method ?? 'GET') === 'GET'
    return isRead ? fetchWithRetry(() => fetch(input, init), init?.signal) : fetch(input, init).then(noteReference)
  }
}

function isPageData(input: RequestInfo | URL): input is URL {
  return input instanceof URL && input.origin === location.origin && input.pathname.endsWith('.data')
}

async function fetchWithRetry(ask: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  const wanted = signal ?? new AbortController().signal
  for (;;) {
    const response = await fetchOnce(ask, wanted)
    if (response) return noteReference(response)
    if (await openKeptPage()) return new Promise<never>(() => {})
    await waitForRetry(wanted)
  }
}

/** Opens the service worker's copy of the next page (app/client/service-worker.js). Returns whether there is one. */
async function openKeptPage() {
  const { address } = findPageChange() ?? {}
  const kept = address && 'caches' in window && (await caches.match(address, { ignoreSearch: true }))
  if (kept) location.assign(address)
  return Boolean(kept)
}

/**
 * The response, or undefined if the network or a proxy in front of the site failed. It is read to its end first, because the connection may
 * break.
 */
async function fetchOnce(ask: () => Promise<Response>, wanted: AbortSignal) {
  try {
    const response = await ask()
    if (isGatewayError(response)) return undefined
    return response.body ? new Response(await response.blob(), response) : response
  } catch (error) {
    if (wanted.aborted) throw error
    return undefined
  }
}
