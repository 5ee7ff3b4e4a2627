import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { openContexts } from './contexts.ts'
import { type RunningSite, type StartOptions, startSite } from './running-site.ts'

/** What the journeys of a file share. It is available from their first hook on. */
type Journey = {
  site: RunningSite
  browser: Browser
  /** A context like a first-time visitor's, but with a warm cache. It is cleared after the test, and its pages are closed. */
  newContext: ReturnType<typeof openContexts>['take']
  /** A context for this test alone, whose clock can be set, which can't be undone. */
  newContextWithClock: ReturnType<typeof openContexts>['takeOnce']
  /** A page in its own context, as from `newContext`. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>
}

/** Gives the calling file a site and a browser of its own until its last test. With `keepsPages` the browser has a back-forward cache. */
export function startJourney({ keepsPages, ...options }: StartOptions & { keepsPages?: boolean } = {}) {
  const journey: Partial<Journey> = {}
  let contexts: ReturnType<typeof openContexts> | undefined
  beforeAll(async () => {
    const site = await startSite(options)
    const browser = await launchBrowser({ keepsPages })
    contexts = openContexts(browser, site.origin)
    const newContext = contexts.take
    const newPage = async (page?: BrowserContextOptions) => (await newContext(page)).newPage()
    Object.assign(journey, { site, browser, newContext, newPage, newContextWithClock: contexts.takeOnce })
  })
  afterEach(async () => {
    await contexts?.empty()
    // The next test is a visitor who has typed nothing yet. A test may have taken the database away.
    await journey.site?.db
      .deleteFrom('workingCopies')
      .execute()
      .catch(() => {})
  })
  afterAll(async () => {
    await journey.browser?.close()
    await journey.site?.close()
  })
  return journey as Journey
}

/** Waits until the whole page has started and nothing more is opened or focused by that: earlier, a click is the browser's own. */
export async function untilStarted(page: Page) {
  await page.waitForFunction(() => 'pageReady' in document.documentElement.dataset)
}

/** Waits until nothing on the page moves any more except endless animations. */
export async function untilStill(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  )
}

/** Makes the page's forms believe that they were opened three seconds earlier: what is sent within two is taken for a bot's. */
export async function takeTime(page: Page) {
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3000
  })
}

/** Delays the page's internal messages, such as those React sends before it draws, so that a test meets the order of a slow phone. */
export async function slowDown(page: Page) {
  await page.evaluate(() => {
    const { setTimeout } = window
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 200)
    }
  })
}

/** The addresses that the page requests from now on; some browsers request the site's icon by themselves, at any time. */
export function listRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => !request.url().endsWith('/icon.svg') && asked.push(request.url()))
  return asked
}

/** The errors that the page reports from now on, except those that a test expects. */
export function listComplaints(page: Page, expected?: RegExp) {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && !expected?.test(message.text()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
