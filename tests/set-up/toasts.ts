import type { BrowserContext, Page } from 'playwright-core'

/** Has the pages of a context note their toasts, which stand for two seconds only: a test on a busy machine may look later. */
export function recordToasts(context: BrowserContext) {
  return context.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownToasts: shown })
    const known = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast:is([role="status"], [role="alert"])')) {
        if (!known.has(toast)) shown.push(toast.textContent)
        known.add(toast)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits for a toast with these words, which may be gone again by now. A toast is met once. */
export async function meetToast(page: Page, words: string) {
  try {
    await page.waitForFunction(
      (searched) => {
        const shown = (window as unknown as { shownToasts: string[] }).shownToasts
        const place = shown.findIndex((text) => text.includes(searched))
        return place >= 0 && shown.splice(place, 1)
      },
      words,
      { polling: 50 },
    )
  } catch (error) {
    const others = await page.evaluate(() => (window as unknown as { shownToasts: string[] }).shownToasts).catch(() => [])
    throw new Error(`No toast says “${words}”. Others since the page was loaded: ${JSON.stringify(others)}`, { cause: error })
  }
}
