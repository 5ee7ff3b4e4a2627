export type Theme = 'light' | 'dark' | 'auto'

const storageKey = 'theme'
const listeners = new Set<() => void>()

/** The choice on this page, if storage is unavailable. */
let unstored: Theme = 'auto'

export function readTheme(): Theme {
  try {
    return toTheme(localStorage.getItem(storageKey))
  } catch {
    return unstored
  }
}

/** Applies and stores the theme, for other tabs as well. */
export function chooseTheme(theme: Theme) {
  unstored = theme
  try {
    if (theme === 'auto') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
  showTheme()
}

/** Calls `listener` whenever the choice changes, here or in another tab. Returns a function that unsubscribes. */
export function watchTheme(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', showTheme)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', showTheme)
  }
}

function showTheme() {
  const theme = readTheme()
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  colorBrowserBar(theme)
  for (const listener of listeners) listener()
}

/** Chooses between the two theme-color tags (before the first paint, app/client/theme-script.js does). */
function colorBrowserBar(theme: Theme) {
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries()) {
    const scheme = index === 0 ? 'light' : 'dark'
    if (theme === 'auto') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = theme === scheme ? 'all' : 'not all'
  }
}

function toTheme(stored: string | null): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}
