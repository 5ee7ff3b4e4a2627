import { useSyncExternalStore } from 'react'

/** Whether the page's script runs: false in the server's page until it has started. */
export function useHasScript() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return () => {}
}
