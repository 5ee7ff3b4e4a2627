import { setWaitingForVisitor } from '#app/ui/waiting.ts'
import { isReachable } from './reachable.ts'
import { markReloaded, unmarkReloaded } from './reloaded-pages.ts'
import { waitForRetry } from './retry.ts'
import { findPageChange, isFetching, nextPageChangeTo, type PageChange } from './router.ts'

/** Longest wait for a part of a page, in milliseconds. */
const loadTimeout = 120_000

type Route = { id: string; module: string }

/**
 * Stands in for React Router's function of this name (vite/router-parts.ts), which reloads the present page without limit when the code of
 * the next one does not come. Here the next page is loaded from the server instead, once; after that a sentence with a button stands over
 * the present page. Without a network it waits for the visitor's retry. Never rejects, because React Router would keep the failure.
 */
export async function loadRouteModule(route: Route, modules: Record<string, unknown>): Promise<unknown> {
  if (route.id in modules) return modules[route.id]
  // React Router names the page change right after it has asked for the code.
  let change = await Promise.resolve().then(findPageChange)
  for (;;) {
    const module = await importInTime(route.module)
    if (module) {
      modules[route.id] = module
      if (change) unmarkReloaded(change.address)
      return module
    }
    if (!change && !isFetching()) return {} // Only a link that the visitor may follow asked for it, ahead of time.
    if (!(await recoverPage(change))) change = await nextPageChangeTo(route.id)
  }
}

/** The code at an address, or undefined when it failed or did not come in time. */
async function importInTime(address: string) {
  let timer = 0
  const tooLate = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, loadTimeout)
  })
  try {
    return await Promise.race([import(/* @vite-ignore */ address), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Loads the page from the server where it can be reached; else waits, and returns whether the visitor asked for another try. */
async function recoverPage(change: PageChange | undefined) {
  const { address, signal } = change ?? { address: location.pathname + location.search, signal: new AbortController().signal }
  const isThere = await isReachable(address)
  if (signal.aborted) return false
  if (isThere) return loadFromServer(address)
  return waitForRetry(signal).then(
    () => true,
    () => false,
  )
}

function loadFromServer(address: string) {
  if (markReloaded(address)) location.assign(address)
  else offerFullLoad(address)
  return false
}

function offerFullLoad(address: string) {
  setWaitingForVisitor(true)
  const action = { label: 'Try again', run: () => location.assign(address) }
  dispatchEvent(new CustomEvent('page-notice', { detail: { text: 'This page could not be loaded completely.', action } }))
}
