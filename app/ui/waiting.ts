import { useSyncExternalStore } from 'react'

let waiting = false
const listeners = new Set<() => void>()

/** Marks a navigation as waiting for the visitor rather than the network, which hides the spinner. */
export function setWaitingForVisitor(now: boolean) {
  waiting = now
  for (const listener of listeners) listener()
}

/** Whether a navigation is waiting for the visitor. */
export function useWaitingForVisitor() {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
