const storageKey = 'scrollPositions'

/** Maximum number of history entries with a stored position; the oldest are dropped first. */
const maximum = 100

let positions: Map<string, number> | undefined
let currentKey = ''

/**
 * Replaces the browser's scroll restoration while the page is shown, and switches it back on before a reload, where it works before the
 * first paint.
 */
export function installScrollRestoration() {
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  const giveBack = () => {
    history.scrollRestoration = 'auto'
    store()
  }
  takeOver()
  remember() // The visitor may have scrolled before this code ran and not since.
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', giveBack)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pageshow', takeOver)
    removeEventListener('pagehide', giveBack)
  }
}

/** Sets the current history entry. */
export function trackScrollPosition(key: string) {
  currentKey = key
}

/** The scroll position of a history entry, in pixels. After a full load it counts only for a reload or a return in history. */
export function recallScrollPosition(key: string, isFirst: boolean) {
  if (isFirst && !isReturn()) load().delete(key)
  return load().get(key)
}

function isReturn() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward')
}

function remember() {
  const all = load()
  all.delete(currentKey)
  all.set(currentKey, Math.round(scrollY))
}

function load() {
  positions ??= new Map(readStored())
  return positions
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function store() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...load()].slice(-maximum)))
  } catch {
    // Without storage, the positions last until the page is left.
  }
}
