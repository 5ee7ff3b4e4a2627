import type { BrowserContext, Page } from 'playwright-core'

type Shown = { text: string; role: string | null }
type RecordingWindow = Window & { shownToasts?: Shown[] }

/** Makes the pages of a context record their toasts, which are shown for only two seconds: a test on a busy machine may look later. */
export function recordToasts(context: BrowserContext) {
  return context.addInitScript(() => {
    const shown: Shown[] = []
    ;(window as RecordingWindow).shownToasts = shown
    const known = new WeakSet<Element>()
    const note = () => {
      for (const toast of document.querySelectorAll('.toast')) {
        if (known.has(toast) || !toast.checkVisibility()) continue
        known.add(toast)
        shown.push({ text: toast.textContent, role: toast.getAttribute('role') })
      }
    }
    // Over an open dialog toasts are visible only once they are a popover.
    new MutationObserver(note).observe(document, { childList: true, subtree: true, attributeFilter: ['popover'] })
  })
}

/** Waits until a toast with this text (and this role) was shown; it may be gone again by now. Each toast is found once. */
export async function meetToast(page: Page, words: string, role?: 'status' | 'alert') {
  try {
    await page.waitForFunction(
      (searched) => {
        const shown = (window as RecordingWindow).shownToasts ?? []
        const place = shown.findIndex(({ text, role }) => text.includes(searched.words) && role === (searched.role ?? role))
        return place >= 0 && shown.splice(place, 1)
      },
      { words, role },
      { polling: 50 },
    )
  } catch (error) {
    const others = await page.evaluate(() => (window as RecordingWindow).shownToasts).catch(() => [])
    throw new Error(`No toast says “${words}”. Others since the page was loaded: ${JSON.stringify(others)}`, { cause: error })
  }
}
