import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { openContexts } from './contexts.ts'
import { type RunningSite, type StartOptions, startSite } from './running-site.ts'

/** What the journeys of a file share. It is there from their first hook on. */
type Journey = {
  site: RunningSite
  browser: Browser
  /** A context like that of somebody who was never here, but for a warm cache. It is emptied after the test, and its pages are closed. */
  newContext: ReturnType<typeof openContexts>['take']
  /** A context for this test alone, whose clock may be set: that cannot be undone. */
  newContextWithClock: ReturnType<typeof openContexts>['takeOnce']
  /** A page in a context of its own, as `newContext` gives it. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>
}

/** Gives the file it is called in a site and a browser of its own until its last test. With `keepsPages` the browser keeps pages for going back. */
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
    // The next test is somebody who has typed nothing yet. A test may have taken the database away.
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

/** Waits until all of the page has started and nothing more is opened or focused by that: before, a click is the browser's own. */
export async function untilStarted(page: Page) {
  await page.waitForFunction(() => 'pageReady' in document.documentElement.dataset)
}

/** Waits until nothing of the page moves any more but what moves for good. */
export async function untilStill(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  )
}

/** Has the page's forms believe that they stood there for three seconds more: what is sent within two is taken for a robot's. */
export async function takeTime(page: Page) {
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3000
  })
}

/** Makes the page's code hear later of what it tells itself, as React does before it draws: so that a test meets the order of a slow phone. */
export async function slowDown(page: Page) {
  await page.evaluate(() => {
    const { setTimeout } = window
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 200)
    }
  })
}

/** The addresses that the page asks for from now on; some browsers ask for the site's icon by themselves, at any time. */
export function listRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => !request.url().endsWith('/icon.svg') && asked.push(request.url()))
  return asked
}

/** The errors that the page reports from now on, but for those that a test expects. */
export function listComplaints(page: Page, expected?: RegExp) {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && !expected?.test(message.text()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
