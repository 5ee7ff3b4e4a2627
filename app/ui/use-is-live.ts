import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated: false on the server and in the first render, for anything that works only with JavaScript. */
export function useIsLive() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return () => {}
}
