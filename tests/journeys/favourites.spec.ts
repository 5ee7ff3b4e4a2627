import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await journey.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
})

async function open(path: string, tab = page) {
  await tab.goto(journey.site.origin + path)
  await untilStarted(tab)
}

/** Opens a page of the site with something in storage, as if from an earlier visit. */
async function openWith(path: string, stored: unknown) {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  await page.addInitScript((value) => localStorage.setItem('favoriteRecipes', value), text)
  await open(path)
}

function heart(name: string, tab = page) {
  return tab.getByRole('main').getByRole('button', { name, exact: true })
}

function tickets() {
  return page.getByRole('main').getByRole('article')
}

function readStored() {
  return page.evaluate(() => JSON.parse(localStorage.getItem('favoriteRecipes') ?? 'null'))
}

test('the heart on a card saves the whole recipe, says so and counts it in the header, removes it again, and at most three toasts are shown', {
  tags: 'promise',
}, async () => {
  await open('/recipes')
  const link = page.getByRole('banner').getByRole('link', { name: /^Favourites/ })
  await expect.poll(() => link.textContent()).toBe('Favourites')
  await heart('Favourite Fried Chicken').click()
  await meetToast(page, 'Added to favourites', 'status')
  await expect.poll(() => heart('Favourite Fried Chicken').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => link.textContent()).toMatch(/^Favourites\s*1/)
  await expect.poll(async () => (await readStored())[0].ingredients.length).toBeGreaterThan(3)
  const [stored] = await readStored()
  expect(stored).toMatchObject({
    id: 2,
    slug: 'fried-chicken',
    title: 'Fried Chicken',
    nutritionalValues: { calories: expect.any(Number) },
  })
  expect(stored).not.toHaveProperty('picture')
  await heart('Favourite Fried Chicken').click()
  await meetToast(page, 'Removed from favourites', 'status')
  await expect.poll(() => readStored()).toEqual([])
  const hearts = await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite / })
    .all()
  for (const button of hearts.slice(0, 5)) await button.click()
  await expect.poll(() => page.locator('.toast').count()).toBe(3)
})

test('a card keeps its summary if the rest of the recipe cannot be fetched', async () => {
  await page.route('**/api/recipes/*', (route) => route.abort())
  await open('/recipes')
  await heart('Favourite BBQ Ribs').click()
  await meetToast(page, 'Added to favourites')
  await expect.poll(() => readStored()).toMatchObject([{ id: 4, slug: 'bbq-ribs', title: 'BBQ Ribs', ingredients: [], steps: [] }])
})

test('favourites hang in the order they were saved, open their recipes and are removed one by one', async () => {
  await open('/recipes')
  for (const title of ['Chili Dog', 'BBQ Ribs']) await heart(`Favourite ${title}`).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favourites/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor()
  await expect.poll(() => tickets().getByRole('heading').allInnerTexts()).toEqual(['Chili Dog', 'BBQ Ribs'])
  await heart('Remove Chili Dog from favourites').click()
  await expect.poll(() => tickets().getByRole('heading').allInnerTexts()).toEqual(['BBQ Ribs'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('BBQ Ribs')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/recipes/bbq-ribs')
})

test('two tabs stay in step', { tags: 'promise' }, async () => {
  const other = await context.newPage()
  await open('/recipes')
  await open('/favourites', other)
  await other.getByText('No favourite recipes yet.').waitFor()
  await heart('Favourite Mac and Cheese').click()
  await other.getByRole('heading', { name: 'Mac and Cheese' }).waitFor()
  await expect.poll(async () => (await readStored())[0].ingredients.length).toBeGreaterThan(3)
  await heart('Remove Mac and Cheese from favourites', other).click()
  await expect.poll(() => heart('Favourite Mac and Cheese').getAttribute('aria-pressed')).toBe('false')
})

test('the keyboard focus starts at the head of the page when the last ticket was removed', async () => {
  await openWith('/favourites', [{ id: 2, title: 'Fried Chicken', short: 'Crisp' }])
  await heart('Remove Fried Chicken from favourites').press('Enter')
  await page.getByText('No favourite recipes yet.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('storage with other contents counts as empty', async () => {
  await open('/favourites')
  for (const stored of ['not json', '{"id":2}', 'null', '[1,"two",null,{"title":"No number"}]']) {
    await page.evaluate((value) => localStorage.setItem('favoriteRecipes', value), stored)
    await open('/favourites')
    await page.getByText('No favourite recipes yet.').waitFor()
  }
})

test('stored copies are updated, even if the recipe has another number by now', async () => {
  const old = { id: 2, title: 'Old Chicken', short: 'Old words' }
  const renumbered = { id: 4711, title: 'BBQ Ribs', short: 'Old words' }
  await openWith('/favourites', [old, renumbered])
  await page.getByRole('heading', { name: 'Fried Chicken' }).waitFor()
  await expect.poll(() => tickets().getByRole('heading').allInnerTexts()).toEqual(['Fried Chicken', 'BBQ Ribs'])
  await expect.poll(() => page.getByText('Old words').count()).toBe(0)
  expect((await readStored()).map(({ id }: { id: number }) => id)).toEqual([2, 4])
})

test('stored copies are shown while the server cannot be reached', { tags: 'promise' }, async () => {
  await page.route('**/api/recipes/*', (route) => route.abort())
  await openWith('/favourites', [{ id: 2, title: 'Chicken as it was', short: 'Old words' }])
  await page.getByRole('link', { name: 'Chicken as it was' }).waitFor()
  await expect.poll(() => page.getByText('Off the menu').count()).toBe(0)
})

test('a deleted recipe stays as a ticket off the menu and opens its stored copy', { tags: 'promise' }, async () => {
  const gone = { id: 4711, title: 'Lost Burger', short: 'Gone', ingredients: ['1 bun'], steps: ['Toast the bun.'] }
  await openWith('/favourites', [gone])
  await page.getByText('Off the menu').waitFor()
  const opener = page.getByRole('button', { name: 'Lost Burger', exact: true })
  await opener.click()
  const copy = page.getByRole('dialog', { name: 'Lost Burger' })
  await expect.poll(() => copy.getByRole('listitem').allInnerTexts()).toEqual(['1 bun', 'Toast the bun.'])
  await page.keyboard.press('Escape')
  await expect.poll(() => copy.count()).toBe(0)
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('if the browser refuses to store, the page says so', { tags: 'promise' }, async () => {
  await open('/recipes')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  })
  await heart('Favourite Fried Chicken').click()
  await meetToast(page, 'This couldn’t be saved', 'alert')
  expect(await page.locator('.toast').allInnerTexts()).not.toContainEqual(expect.stringContaining('Added to favourites'))
  await expect.poll(() => heart('Favourite Fried Chicken').getAttribute('aria-pressed')).toBe('false')
})

test('tickets fit the narrowest phone, whatever the title', async () => {
  const title = 'Supercalifragilistic'.repeat(4)
  await page.setViewportSize({ width: 320, height: 640 })
  await openWith('/favourites', [{ id: 4711, title, short: title }])
  await page.getByText('Off the menu').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
