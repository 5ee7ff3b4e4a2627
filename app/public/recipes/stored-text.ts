/** A text in local storage, synchronised across tabs. Null if there is none. */
export type StoredText = {
  read: () => string | null
  /** As it is stored now: another tab may have changed it without this one having been told yet. */
  reread: () => string | null
  /** Returns whether it could be stored. */
  write: (text: string | null) => boolean
  subscribe: (listener: () => void) => () => void
}

/** If storage is full or unavailable, the text lasts until the page is left. */
export function createStoredText(storageKey: string): StoredText {
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
  return {
    read() {
      if (text === undefined) text = readStored(storageKey)
      return text
    },
    reread() {
      if (isStored) text = undefined
      return this.read()
    },
    write(next) {
      isStored = store(storageKey, next)
      announce(next)
      return isStored
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
