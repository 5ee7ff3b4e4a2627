const storageKey = 'scrollPositions'

/** Most history entries whose place is remembered; the oldest go first. */
const maximum = 100

let positions: Map<string, number> | undefined
let currentKey = ''

/** Takes the browser's own restoring over while the page is shown, and gives it back for a reload, which it does before anything is drawn. */
export function keepScrollPositions() {
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  const giveBack = () => {
    history.scrollRestoration = 'auto'
    store()
  }
  takeOver()
  remember() // Who scrolled before this code ran may not scroll again.
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', giveBack)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pageshow', takeOver)
    removeEventListener('pagehide', giveBack)
  }
}

/** Says which history entry is shown from now on. */
export function trackScrollPosition(key: string) {
  currentKey = key
}

/** Where the visitor was on a history entry, in pixels. A page that is loaded anew counts only when it is reloaded or returned to. */
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
    // Without storage the places last as long as the page.
  }
}
