import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { insertComment } from '#core/comments/comment-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeEach(() => openBrowser('reduce'))

async function openBrowser(reducedMotion: 'reduce' | 'no-preference') {
  context = await journey.newContext({ reducedMotion, viewport: { width: 1280, height: 700 } })
  page = await context.newPage()
}

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

/** Holds the code of the next pages until it is released. */
async function holdCode() {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** Scrolls like a visitor and waits until the page has noticed. */
async function scrollTo(top: number) {
  await page.evaluate(async (y) => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
    window.scrollTo({ top: y, behavior: 'instant' })
    await scrolled
  }, top)
}

function place() {
  return page.evaluate(() => Math.round(scrollY))
}

/** Every position that the page is seen at on its way to the top. */
function watchPlaces() {
  return page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const places: number[] = []
        addEventListener('scroll', () => {
          places.push(scrollY)
          if (scrollY === 0) done(places)
        })
      }),
  )
}

function follow(name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name }).click()
}

/** Clicks a link in the header without Playwright scrolling to it. */
function followFromHere(name: string) {
  return page.getByRole('banner').getByRole('link', { name }).dispatchEvent('click')
}

function addComment(blogId: string, id: string) {
  const words = { blogTitle: 'Oven fries', name: 'Ada', email: 'ada@example.com', comment: 'Crunchy.' }
  return insertComment(journey.site.db, { id, blogId, ...words, createdAt: '2026-11-01T12:00:00.000Z', approved: true })
}

test('a new page starts at its top, with the focus on it and its title announced', { tags: 'promise' }, async () => {
  await open('/recipes')
  await scrollTo(900)
  await follow('About Us')
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  await expect.poll(() => place()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page
    .locator('[aria-live=polite]')
    .getByText(/^About Us/)
    .waitFor()
})

test('a new page scrolls to its top smoothly if motion is allowed', async () => {
  await openBrowser('no-preference')
  await open('/recipes')
  await scrollTo(900)
  const places = watchPlaces()
  await followFromHere('Blogs')
  // A jump would be seen only at the top.
  expect((await places).some((top) => top > 0 && top < 900)).toBe(true)
})

test('back and forward return to where the visitor was, at once', { tags: 'promise' }, async () => {
  await open('/recipes')
  await scrollTo(700)
  await followFromHere('Blogs')
  await page.waitForURL('**/blogs')
  await expect.poll(place).toBe(0)
  await scrollTo(300)
  await page.goBack()
  await page.waitForURL('**/recipes')
  await expect.poll(place).toBe(700)
  await page.goForward()
  await page.waitForURL('**/blogs')
  await expect.poll(place).toBe(300)
})

test('a reload returns to where the visitor was, and so does the way back after it', async () => {
  await open('/recipes')
  await scrollTo(700)
  await followFromHere('Blogs')
  await page.waitForURL('**/blogs')
  await expect.poll(place).toBe(0)
  await scrollTo(400)
  await page.reload()
  await untilStarted(page)
  await expect.poll(place).toBe(400)
  await page.goBack()
  await page.waitForURL('**/recipes')
  await expect.poll(place).toBe(700)
})

test('a scroll position from before the page’s code runs is kept and remembered', async () => {
  await open('/recipes')
  await scrollTo(700)
  const code = await holdCode()
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(place).toBe(700)
  // A font that arrives later can change the height of the text above.
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded')
  // By the wheel, because the browser keeps restoring until someone scrolls.
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -200)
  await expect.poll(place).toBe(500)
  code.release()
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await expect.poll(() => place()).toBe(500)
  await followFromHere('Blogs')
  await page.waitForURL('**/blogs')
  await expect.poll(place).toBe(0)
  await page.goBack()
  await page.waitForURL('**/recipes')
  await expect.poll(place).toBe(500)
})

test('a page without a position to return to starts at its top', async () => {
  await open('/recipes')
  await scrollTo(700)
  await open('/about')
  await expect.poll(() => place()).toBe(0)
})

test('an anchor is scrolled to, including on another page', async () => {
  await open('/recipes')
  await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/contact#join'))
  await page.waitForURL('**/contact#join')
  await expect.poll(() => page.locator('#join').evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
})

test('another query keeps the position, another page of a list does not', async () => {
  await open('/recipes?type=trending')
  await scrollTo(300)
  await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/recipes?type=top-seller'))
  await page.waitForURL('**/recipes?type=top-seller')
  await expect.poll(() => place()).toBe(300)
  await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/recipes?type=top-seller&page=1'))
  await expect.poll(place).toBe(0)
})

test('another page of comments moves the focus to the comments', async () => {
  const { id: blogId } = await journey.site.db
    .selectFrom('_blogs')
    .select('id')
    .where('urlSlug', '=', 'oven-fries-that-crunch')
    .executeTakeFirstOrThrow()
  for (let number = 0; number <= pageSizes.comments; number++) await addComment(blogId, `comment-${number}`)
  await open('/blogs/oven-fries-that-crunch')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**page=2#comments')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('comments')
})
