import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { openSlowDoor } from '#tests/set-up/slow-door.ts'
import { traceTasks } from '#tests/set-up/trace-tasks.ts'

const readPages = ['/', '/recipes/fried-chicken', '/blogs/oven-fries-that-crunch']

const journey = startJourney({ keepsPages: true })
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await journey.browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  page = await context.newPage()
})
afterEach(() => context.close())

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await hydrated()
}

function hydrated() {
  return untilStarted(page)
}

/** How far the page has shifted so far, and in the following moment: the sum of the browser's layout shifts. */
function sumShifts() {
  return page.evaluate(async () => {
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => setTimeout(done, 200))
    add(observer.takeRecords())
    return sum
  })
}

/** What the page has loaded so far, with the time of each request, in milliseconds since its start. */
function listLoads() {
  return page.evaluate(() => {
    const loads = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
    return { loads, stoodAt: performance.timing.loadEventEnd - performance.timing.navigationStart }
  })
}

/** What `app/page-extras.tsx` loads once the page has started, and what opens pictures. */
const extras = /\/(?:extras|photo-viewer|popup-memory|skeleton|timer-tools)-[\w-]+\.js$/

async function expectCodeAtOnce(path: string) {
  const { loads, stoodAt } = await listLoads()
  const scripts = loads.filter((load) => load.path.endsWith('.js')).map(({ startTime }) => startTime)
  expect(scripts.length).toBeGreaterThan(5)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(stoodAt, 1000))
  const html = await (await fetch(journey.site.origin + path)).text()
  const named = loads.filter((load) => load.path.endsWith('.js') && !html.includes(`held-modulepreload" href="${load.path}"`))
  expect(named.filter(({ path }) => !extras.test(path))).toEqual([])
}

describe('the first view', () => {
  test('a page whose first picture does not arrive starts anyway', async () => {
    await page.route('**/images/hero-*/**', () => {})
    await page.goto(journey.site.origin, { waitUntil: 'commit' })
    await hydrated()
  })

  test.each([...readPages, '/blogs'])('%s shifts nothing while it arrives in pieces', async (path) => {
    const door = await openSlowDoor(journey.site.origin)
    await page.goto(door.origin + path)
    await hydrated()
    const shift = await sumShifts()
    expect(shift).toBeLessThan(0.02)
    await door.close()
  })

  test.each([...readPages, '/trending-recipes'])('%s shifts nothing when its fonts arrive late', async (path) => {
    const comeLate = Promise.withResolvers<void>()
    await page.route('**/*.woff2', (route) => comeLate.promise.then(() => route.continue()))
    await page.goto(journey.site.origin + path, { waitUntil: 'commit' })
    await hydrated()
    comeLate.resolve()
    await page.waitForFunction(() => document.fonts.check('1rem Figtree') && document.fonts.check('800 1rem "Bricolage Grotesque"'))
    expect(await sumShifts()).toBeLessThan(0.02)
  })
})

// In one piece, hydrating the page was 60 to 75 % of its code's total time; a share does not depend on the machine's speed.
test.each(readPages)('no task of the code of %s takes two fifths of its total time, on a slow phone', async (path) => {
  let calm = 0
  // Loads are at 0.1 to 0.4, on a busy machine sometimes above: two quiet ones out of nine are enough.
  for (let load = 0; load < 9 && calm < 2; load++) {
    const tasks = await traceTasks(page, async () => {
      await page.goto('about:blank')
      await open(path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    })
    if (Math.max(...tasks) / tasks.reduce((sum, task) => sum + task, 0) < 0.4) calm++
  }
  expect(calm).toBe(2)
})

describe('going back from another document', () => {
  /**
   * What in a page prevents the browser's back-forward cache. The packaged headless browser caches no page and also gives reasons of its
   * own; others do cache.
   */
  async function listObstacles(path: string, look = async () => {}) {
    const session = await context.newCDPSession(page)
    await session.send('Page.enable')
    const verdict = new Promise<{ type: string; reason: string }[]>((done) => {
      session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => done(notRestoredExplanations))
      session.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && done([]))
    })
    await open(path)
    await look()
    await page.goto(`${journey.site.origin}/about`)
    await page.goBack({ waitUntil: 'commit' })
    return (await verdict).filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)
  }

  test.each(['/', '/recipes', '/recipes/fried-chicken', '/blogs/oven-fries-that-crunch', '/contact', '/favourites'])(
    '%s requests its code only once it is displayed, and then all at once, and nothing keeps a browser from restoring it as it was left',
    async (path) => {
      expect(await listObstacles(path, () => expectCodeAtOnce(path))).toEqual([])
      expect((await fetch(journey.site.origin + path)).headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('an unload handler would', async () => {
    await page.addInitScript(() => addEventListener('unload', () => {}))
    expect(await listObstacles('/')).toEqual(['UnloadHandlerExistsInMainFrame'])
  })
})

describe('a link that is pointed at', () => {
  function countData() {
    const paths: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.data')) paths.push(pathname)
    })
    return paths
  }

  test('has its page loaded before it is followed', { tags: 'promise' }, async () => {
    await open('/')
    const data = countData()
    await page.getByRole('link', { name: 'Start cooking' }).hover()
    await expect.poll(() => data).toEqual(['/recipes.data'])
    await page.getByRole('link', { name: 'Start cooking' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recipe' }).waitFor()
  })

  test('is not prefetched when data saving is on', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.clock.install()
    await open('/')
    const data = countData()
    await page.getByRole('link', { name: 'Start cooking' }).hover()
    await page.clock.runFor(1000)
    expect(data).toEqual([])
  })
})
