import { useSyncExternalStore } from 'react'

/** A value that any module can set and that components follow with `useValue`; on the server and during hydration it is the initial one. */
export function shareValue<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const read = () => value
  return {
    read,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(subscribe, read, () => first),
  }
}
