import { useSyncExternalStore } from 'react'

/** Whether the page's script has started: false on the server and in the first drawing, for what works with script alone. */
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
