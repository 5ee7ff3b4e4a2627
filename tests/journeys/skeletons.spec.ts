import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'

const pageData = /\.data(?:\?|$)/

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeAll(async () => {
  for (let number = 1; number <= 13; number++) await insertBlog(journey.site.db, aBlog({ id: `more-${number}`, urlSlug: `more-${number}` }))
})
beforeEach(async () => {
  context = await journey.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
})

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

/** Delays the data of pages until the function that it returns is called. */
async function holdBackData() {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pageData, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

function heading(name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

function skeleton() {
  return page.locator('.list-skeleton')
}

/** The only announcement of the wait; a skeleton has no text of its own. */
function loading() {
  return page.getByRole('status').getByText('Loading…')
}

/** The element in the middle of the window, under a pointer. */
function isCovered() {
  return page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.list-skeleton') !== null)
}

async function searchInHeader(words: string) {
  await page.getByRole('search', { name: 'Site search' }).getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
}

const ways = [
  { list: '/recipes', title: 'All Recipes', go: () => followInHeader('Recipe') },
  { list: '/trending-recipes', title: 'Trending Recipes', go: () => followInHeader('Trending Recipe') },
  { list: '/blogs', title: 'Blogs', go: () => followInHeader('Blogs') },
  { list: '/search?q=chicken', title: 'Search', go: () => searchInHeader('chicken') },
]

function followInHeader(name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
}

test.each(ways)('a loading $list is outlined over the current page, then appears', async ({ list, title, go }) => {
  await open('/contact')
  const release = await holdBackData()
  await go()
  await loading().waitFor()
  await expect.poll(() => skeleton().getAttribute('data-address')).toBe(list)
  await expect.poll(() => skeleton().locator('.skeleton--picture').first().isVisible()).toBe(true)
  await expect.poll(() => isCovered()).toBe(true)
  await expect.poll(() => page.locator('.spinner').last().isVisible()).toBe(false)
  await expect.poll(() => heading('Contact').count()).toBe(1)
  await expect.poll(() => findViolations(page)).toEqual([])
  release()
  await heading(title).waitFor()
  await expect.poll(() => skeleton().count()).toBe(0)
  await expect.poll(() => loading().count()).toBe(0)
})

test('another page of the same list is outlined as well', async () => {
  await open('/blogs')
  const release = await holdBackData()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await skeleton().waitFor()
  await expect.poll(() => skeleton().getAttribute('data-address')).toBe('/blogs?page=2')
  release()
  await page.waitForURL('**/blogs?page=2')
  await skeleton().waitFor({ state: 'detached' })
})

test('the header stays usable: another link overtakes the list, and its page has no outline', async () => {
  await open('/about')
  const release = await holdBackData()
  await followInHeader('Blogs')
  await skeleton().waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click()
  await skeleton().waitFor({ state: 'detached' })
  release()
  await heading('Favourites').waitFor()
})

test('a list that cannot be fetched leaves the page, its position and everything typed unchanged', { tags: 'promise' }, async () => {
  await open('/contact')
  const message = page.getByLabel('Message')
  await message.fill('How hot is hot?')
  await message.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const place = await page.evaluate(() => scrollY)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pageData, async (route) => {
    await promise
    await route.abort()
  })
  // Playwright's own click may scroll.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs', exact: true }).dispatchEvent('click')
  await skeleton().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  resolve()
  await page.getByRole('alert').getByText('You seem to be offline. The page couldn’t load.').waitFor()
  await expect.poll(() => skeleton().count()).toBe(0)
  await expect.poll(() => loading().count()).toBe(0)
  await expect.poll(() => message.inputValue()).toBe('How hot is hot?')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.unroute(pageData)
  await page.getByRole('button', { name: 'Retry' }).click()
  await heading('Blogs').waitFor()
})

test.each([
  { change: 'a filter', path: '/recipes', go: () => page.getByRole('navigation', { name: 'Type' }).getByRole('link').nth(1).click() },
  { change: 'another search', path: '/search?q=chicken', go: () => searchInHeader('potato') },
])('$change on the same list shows the spinner over it, and no outline', async ({ path, go }) => {
  await open(path)
  const release = await holdBackData()
  await go()
  await loading().waitFor()
  await expect.poll(() => page.locator('.navigation-spinner .spinner').isVisible()).toBe(true)
  await expect.poll(() => skeleton().count()).toBe(0)
  release()
  await loading().waitFor({ state: 'detached' })
})

const countRunning = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

test.each(['/', '/recipes', '/blogs'])('nothing moves once %s has started', async (path) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(path)
  await expect.poll(countRunning).toBe(0)
})

test('under reduced motion nothing shines, and at 320 pixels nothing is cut off', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/search')
  const release = await holdBackData()
  await page.getByRole('link', { name: 'Recipe Blogs' }).first().click()
  await skeleton().waitFor()
  await expect.poll(countRunning).toBe(0)
  const sizes = await skeleton().evaluate((element) => [element.scrollWidth, document.documentElement.scrollWidth])
  expect(sizes).toEqual([320, 320])
  release()
  await heading('Blogs').waitFor()
})
