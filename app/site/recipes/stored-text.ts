/** A text that the browser keeps under a name of its own, in step across tabs. It is null where there is none. */
export type StoredText = {
  read: () => string | null
  write: (text: string | null) => void
  subscribe: (listener: () => void) => () => void
}

/** Keeps a text in local storage. Where storage is full or refused, it lasts as long as the page. */
export function keepText(storageKey: string): StoredText {
  let text: string | null | undefined
  const listeners = new Set<() => void>()

  const announce = (next: string | null | undefined) => {
    text = next
    for (const listener of listeners) listener()
  }
  // A page that comes back from the browser's back-forward cache has heard of nothing meanwhile.
  const readAnew = (event: Event) => {
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
      if (listeners.size === 0) listen('addEventListener', readAnew)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) listen('removeEventListener', readAnew)
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
    // What can't be stored still holds on this page.
  }
}
