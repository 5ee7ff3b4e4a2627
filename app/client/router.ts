import { type DataRouter, matchRoutes } from 'react-router'

declare global {
  interface Window {
    /** React Router's own, once the page has started. */
    __reactRouterDataRouter?: DataRouter
  }
}

/** A page change on its way: where to, and a signal that tells when it is over or overtaken by another. */
export type PageChange = { address: string; signal: AbortSignal }

/** The page change on its way, if any. */
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

/** The next page change to a page that a route has part in. */
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

/** Whether a form asks for something without a page change. */
export function isFetching() {
  return [...(window.__reactRouterDataRouter?.state.fetchers.values() ?? [])].some(({ state }) => state !== 'idle')
}
