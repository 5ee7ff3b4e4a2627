/** How the colors are chosen: always light, always dark, or as the system has it. */
export type Theme = 'light' | 'dark' | 'auto'

const storageKey = 'theme'
const listeners = new Set<() => void>()

/** What was chosen on this page, where the browser refuses storage. */
let unstored: Theme = 'auto'

/** The visitor's choice. */
export function readTheme(): Theme {
  try {
    return toTheme(localStorage.getItem(storageKey))
  } catch {
    return unstored
  }
}

/** Shows the theme and remembers it, for other tabs too. */
export function chooseTheme(theme: Theme) {
  unstored = theme
  try {
    if (theme === 'auto') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  showTheme()
}

/** Calls `listener` whenever the choice changes, here or in another tab. */
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

/** Says which of the two colors for the browser's bar holds (app/client/theme-script.js does so before the page is painted). */
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
