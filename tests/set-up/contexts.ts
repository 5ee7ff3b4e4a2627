import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { recordToasts } from './toasts.ts'

/**
 * By default without service workers: tests could not intercept their responses, and what they store would outlive a test. A sign-in is
 * added as cookies: a context's initial state would be forgotten after its first test.
 */
type Options = Omit<BrowserContextOptions, 'storageState'>

type Shared = { context: BrowserContext; forget: () => Promise<unknown> }

/**
 * The browser contexts of a file, for each set of options as many as a test uses at once. They outlive the tests, because a page in a
 * context with another page costs the browser a third less than in a new one: its renderer exists and its cache is warm. What a visit
 * leaves is cleared.
 */
export function openContexts(browser: Browser, origin: string) {
  const free = new Map<string, Shared[]>()
  let taken: { sort: string; shared: Shared }[] = []
  const takenOnce: BrowserContext[] = []

  async function take(options: Options = {}) {
    const sort = JSON.stringify(options)
    const shared = free.get(sort)?.pop() ?? (await open(browser, origin, options))
    taken.push({ sort, shared })
    return shared.context
  }

  async function takeOnce(options: Options = {}) {
    const context = await newContext(browser, options)
    takenOnce.push(context)
    return context
  }

  async function empty() {
    const all = taken
    taken = []
    for (const context of takenOnce.splice(0)) await context.close()
    for (const { sort, shared } of all) {
      await shared.forget()
      free.set(sort, [...(free.get(sort) ?? []), shared])
    }
  }

  return { take, takeOnce, empty }
}

async function newContext(browser: Browser, options: Options) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  await recordToasts(context)
  return context
}

async function open(browser: Browser, origin: string, options: Options): Promise<Shared> {
  const context = await newContext(browser, options)
  // While this page is open, the renderer stays.
  const keeper = await context.newPage()
  const session = await context.newCDPSession(keeper)
  async function forget() {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const page of context.pages()) {
      if (page === keeper) continue
      await page.evaluate(stopStoring).catch(() => {})
      await page.close()
    }
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
    await context.clearCookies()
    await context.clearPermissions()
    await context.setOffline(false)
  }
  return { context, forget }
}

/** A busy page continues for a moment after it was closed, and would store something that the next test finds. */
function stopStoring() {
  Storage.prototype.setItem = () => {}
}
