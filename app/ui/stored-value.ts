import { useSyncExternalStore } from 'react'
import { sayNotStored } from './toast.ts'

/** A value in local storage, synchronised across tabs. */
export type StoredValue<Value> = {
  /** The same object until the stored text changes, as useSyncExternalStore requires. */
  read: () => Value
  /** As currently stored: another tab may have changed it before this one has been notified. */
  reread: () => Value
  /** Changes the value as currently stored. Returns whether the result could be stored, and says so on the page if not. */
  update: (change: (stored: Value) => Value) => boolean
  /** Returns whether it could be stored, without a message. */
  write: (value: Value) => boolean
  subscribe: (listener: () => void) => () => void
}

type Codec<Value> = {
  /** The parser: the text may be missing, from an earlier release, or anything at all. */
  parse: (text: string | null) => Value
  /** Null removes the entry. */
  format: (value: Value) => string | null
  /** What happens to a value that storage refuses: by default it lasts until the page is left. */
  whenRefused?: 'forget'
}

export function createStoredValue<Value>(storageKey: string, { parse, format, whenRefused }: Codec<Value>): StoredValue<Value> {
  let known: { text: string | null; value: Value } | undefined
  let text: string | null | undefined
  let isStored = true
  const listeners = new Set<() => void>()

  const announce = (next: string | null | undefined) => {
    text = next
    for (const listener of listeners) listener()
  }
  // A page restored from the back-forward cache has missed all events.
  const noteEvent = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== storageKey && event.key !== null) return
    if (event instanceof PageTransitionEvent && !event.persisted) return
    announce(undefined)
  }
  const read = () => {
    if (text === undefined) text = readStored(storageKey)
    if (known?.text !== text) known = { text, value: parse(text) }
    return known.value
  }
  const reread = () => {
    if (isStored) text = undefined
    return read()
  }
  const write = (value: Value) => {
    const next = format(value)
    const isWritten = store(storageKey, next)
    if (!isWritten && whenRefused) return false
    isStored = isWritten
    announce(next)
    return isWritten
  }
  return {
    read,
    reread,
    write,
    update(change) {
      const stored = reread()
      const next = change(stored)
      if (isStored && format(next) === format(stored)) return true
      const isKept = write(next)
      if (!isKept) sayNotStored()
      return isKept
    },
    subscribe(listener) {
      if (listeners.size === 0) listen('addEventListener', noteEvent)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) listen('removeEventListener', noteEvent)
      }
    },
  }
}

/** A text as it is in local storage. */
export function createStoredText(storageKey: string) {
  return createStoredValue(storageKey, { parse: (text) => text, format: (text) => text })
}

/** The value on this device. Undefined on the server and before hydration. */
export function useStored<Value>({ subscribe, read }: StoredValue<Value>): Value | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined)
}

function listen(method: 'addEventListener' | 'removeEventListener', listener: (event: Event) => void) {
  window[method]('storage', listener)
  window[method]('pageshow', listener)
}

function readStored(storageKey: string) {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(storageKey: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, text)
    return true
  } catch {
    return false
  }
}
