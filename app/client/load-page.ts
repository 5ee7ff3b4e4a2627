import { setWaitingForVisitor } from '#app/ui/waiting.ts'
import { isReachable } from './reachable.ts'
import { waitForRetry } from './retry.ts'
import { findPageChange, isFetching, nextPageChangeTo, type PageChange } from './router.ts'

/** Timeout for a module, in milliseconds. */
const loadTimeout = 120_000

type Route = { id: string; module: string }

/**
 * Replaces React Router's function of this name (vite/router-parts.ts), which reloads the current page in a loop when a route's module
 * fails to load. This one loads the next page from the server, once; if that fails too, it shows a notice with a button over the current
 * page. Offline, it waits for the visitor to retry. Never rejects, because React Router would cache the rejection.
 */
export async function loadRouteModule(route: Route, modules: Record<string, unknown>): Promise<unknown> {
  if (route.id in modules) return modules[route.id]
  // React Router sets the navigation state right after it has requested the module.
  let change = await Promise.resolve().then(findPageChange)
  for (;;) {
    const module = await importInTime(route.module)
    if (module) {
      modules[route.id] = module
      if (change) unmarkReloaded(change.address)
      return module
    }
    if (!change && !isFetching()) return {} // A prefetch of a link that the visitor may never follow.
    if (!(await recoverPage(change))) change = await nextPageChangeTo(route.id)
  }
}

/** The module at an address, or undefined when it failed or timed out. */
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

/** Loads the page from the server if it can be reached; otherwise waits and returns whether the visitor wants to retry. */
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
  const action = { label: 'Try again', isOnlyWay: true, run: () => location.assign(address) }
  dispatchEvent(new CustomEvent('page-notice', { detail: { text: 'This page didn’t load completely.', action } }))
}

/** Marks a page as reloaded because a part of it was missing. False if it is already marked or storage is unavailable. */
function markReloaded(address: string) {
  try {
    if (sessionStorage.getItem(toKey(address))) return false
    sessionStorage.setItem(toKey(address), '1')
    return true
  } catch {
    return false
  }
}

/** Clears the mark once the page has loaded completely, so that a later failure gets its own reload. */
function unmarkReloaded(address: string) {
  try {
    sessionStorage.removeItem(toKey(address))
  } catch {
    // Storage is unavailable.
  }
}

// Same key as in app/client/page-guard.js: the address without its hash.
function toKey(address: string) {
  return `pageReloaded:${address.replace(/#.*/, '')}`
}
