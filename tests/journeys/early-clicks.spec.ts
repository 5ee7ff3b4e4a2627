import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
/** Releases the page's scripts, which are held until then. */
let letCodeCome: () => void
beforeEach(async () => {
  context = await journey.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  const coming = new Promise<void>((done) => {
    letCodeCome = done
  })
  await page.route('**/*.js', async (route) => {
    await coming
    await route.continue()
  })
})

/** Opens a page, does something before its code runs, and releases that. */
async function doEarly(path: string, act: () => Promise<void>) {
  const complaints = listComplaints(page)
  await page.goto(journey.site.origin + path, { waitUntil: 'commit' })
  await page.locator('.site-footer').waitFor()
  await act()
  await expect.poll(() => page.locator('html[data-page-ready]').count()).toBe(0)
  letCodeCome()
  await untilStarted(page)
  await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0)
  expect(complaints).toEqual([])
}

const press = (name: RegExp | string) => () => page.getByRole('button', { name }).first().click()
const listFavourites = () => page.evaluate(() => JSON.parse(localStorage.getItem('favoriteRecipes') ?? '[]').length)

test('a heart pressed before the page’s code runs is busy, and saves its recipe once', { tags: 'promise' }, async () => {
  await doEarly('/recipes', async () => {
    await press(/^Favourite /)()
    await expect.poll(() => page.locator('.heart[data-pressed]').count()).toBe(1)
  })
  await meetToast(page, 'Added to favourites')
  await expect.poll(() => page.locator('.heart[aria-pressed=true]').count()).toBe(1)
  await expect.poll(() => listFavourites()).toBe(1)
})

test('pressed twice, it leaves the recipe unchanged', async () => {
  await doEarly('/recipes/fried-chicken', async () => {
    await press(/^Favourite /)()
    await press(/^Favourite /)()
  })
  await meetToast(page, 'Removed from favourites')
  await expect.poll(() => listFavourites()).toBe(0)
})

test('a theme chosen early is applied', async () => {
  await doEarly('/', press('Dark'))
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

test('cook mode requested early opens', async () => {
  await doEarly('/recipes/fried-chicken', press('Cook mode'))
  await page.locator('dialog[open]').waitFor()
})

test('sharing requested early is done', async () => {
  await context.addInitScript(() =>
    Object.assign(navigator, { share: async ({ url }: ShareData) => void Object.assign(window, { shared: url }) }),
  )
  await doEarly('/recipes/fried-chicken', press('Share'))
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toBe(`${journey.site.origin}/recipes/fried-chicken`)
})

test('a menu opened early stays open, and closes at the next navigation', async () => {
  const menu = page.locator('details.mobile-menu')
  await doEarly('/', () => menu.locator('summary').click())
  await page.waitForTimeout(100)
  await expect.poll(() => menu.getAttribute('open')).toBe('')
  await menu.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor()
  await expect.poll(() => menu.getAttribute('open')).toBeNull()
})
