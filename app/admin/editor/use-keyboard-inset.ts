import { useEffect } from 'react'

/**
 * Tells the style sheet where the visible part of the page begins while an on-screen keyboard covers the rest (`--seen-from`), so that bars that stick
 * stay in sight, and that it is open (`data-keyboard`). Browsers move what is visible without telling the page's layout.
 */
export function useKeyboardInset() {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const root = document.documentElement
    const tell = () => {
      const isOpen = seen.scale < 1.1 && seen.height < 0.8 * window.innerHeight
      root.toggleAttribute('data-keyboard', isOpen)
      root.style.setProperty('--seen-from', `${isOpen ? seen.offsetTop : 0}px`)
    }
    const leaving = new AbortController()
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, tell, { signal: leaving.signal })
    return () => {
      leaving.abort()
      root.removeAttribute('data-keyboard')
      root.style.removeProperty('--seen-from')
    }
  }, [])
}
