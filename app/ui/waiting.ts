import { useSyncExternalStore } from 'react'

let waiting = false
const listeners = new Set<() => void>()

/** Says that a page change waits for the visitor's word and not for the network, so that no spinner runs meanwhile. */
export function setWaitingForVisitor(now: boolean) {
  waiting = now
  for (const listener of listeners) listener()
}

/** Whether a page change waits for the visitor's word. */
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
