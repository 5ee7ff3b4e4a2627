/** A text in local storage, synchronised across tabs. Null if there is none. */
export type StoredText = {
  read: () => string | null
  write: (text: string | null) => void
  subscribe: (listener: () => void) => () => void
}

/** If storage is full or unavailable, the text lasts until the page is left. */
export function createStoredText(storageKey: string): StoredText {
  let text: string | null | undefined
  const listeners = new Set<() => void>()

  const announce = (next: string | null | undefined) => {
    text = next
    for (const listener of listeners) listener()
  }
  // A page restored from the back-forward cache has missed all events.
  const reread = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== storageKey && event.key !== null) return
    if (event instanceof PageTransitionEvent && !event.persisted) return
    announce(undefined)
  }
  return {
    read() {
      if (text === undefined) text = readStored(storageKey)
      return text
    },
    write(next) {
      store(storageKey, next)
      announce(next)
    },
    subscribe(listener) {
      if (listeners.size === 0) listen('addEventListener', reread)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) listen('removeEventListener', reread)
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
  } catch {
    // Storage is full or unavailable: the text still applies on this page.
  }
}
