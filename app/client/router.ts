import { type DataRouter, matchRoutes } from 'react-router'

declare global {
  interface Window {
    /** Set by React Router after hydration. */
    __reactRouterDataRouter?: DataRouter
  }
}

/** A pending navigation: its target, and a signal that is aborted when it ends or is superseded. */
export type PageChange = { address: string; signal: AbortSignal }

/** The pending navigation, if any. */
export function findPageChange(): PageChange | undefined {
  const router = window.__reactRouterDataRouter
  const target = router?.state.navigation.location
  if (!router || !target) return undefined
  const controller = new AbortController()
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.location?.key === target.key) return
    unsubscribe()
    controller.abort()
  })
  return { address: target.pathname + target.search + target.hash, signal: controller.signal }
}

/** The next navigation to a page that matches a route. */
export function nextPageChangeTo(routeId: string) {
  return new Promise<PageChange>((resolve) => {
    const router = window.__reactRouterDataRouter
    const unsubscribe = router?.subscribe(({ navigation }) => {
      const isWanted = navigation.location && matchRoutes(router.routes, navigation.location)?.some(({ route }) => route.id === routeId)
      const change = isWanted ? findPageChange() : undefined
      if (!change) return
      unsubscribe?.()
      resolve(change)
    })
  })
}

/** Whether a fetcher is active, that is, a submission or load without navigation. */
export function isFetching() {
  return [...(window.__reactRouterDataRouter?.state.fetchers.values() ?? [])].some(({ state }) => state !== 'idle')
}
