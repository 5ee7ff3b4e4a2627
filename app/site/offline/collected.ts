import { useSyncExternalStore } from 'react'

let collected: readonly string[] | undefined
const listeners = new Set<() => void>()

/** The paths of the recipes in the reader's own collections; undefined until they are known. */
export function useCollected() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => collected,
    () => undefined,
  )
}

export function tellCollected(paths: readonly string[]) {
  if (collected && JSON.stringify(paths) === JSON.stringify(collected)) return
  collected = paths
  for (const listener of listeners) listener()
}
