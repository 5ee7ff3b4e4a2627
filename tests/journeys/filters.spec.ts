import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'

const journey = startJourney()
let page: Page

async function open(path: string, { javaScriptEnabled = true, width = 390 } = {}) {
  page = await journey.newPage({ javaScriptEnabled, viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  await page.goto(journey.site.origin + path)
  if (javaScriptEnabled) await untilStarted(page)
}

function titles() {
  return page
    .getByRole('link', { name: /^View Recipe/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')?.slice(13)))
}

function query() {
  return page.evaluate(() => Object.fromEntries(new URL(location.href).searchParams))
}

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  'with JavaScript: $javaScriptEnabled',
  ({ javaScriptEnabled }) => {
    test('filters are set in the panel, add up, and are removed one by one', { tags: 'promise' }, async () => {
      await open('/recipes', { javaScriptEnabled })
      await page.getByText('Filters', { exact: true }).click()
      await page
        .getByRole('group', { name: 'Time' })
        .getByRole('link', { name: /Up to 1 hr/ })
        .click()
      await page.getByRole('link', { name: 'Remove Up to 1 hr' }).waitFor()
      if (!javaScriptEnabled) await page.getByText('Filters').first().click()
      await page.getByLabel('Ingredients, separated by commas').fill('Garlic cloves')
      await page.getByLabel('Ingredients, separated by commas').press('Enter')
      await page.getByRole('link', { name: 'Remove garlic' }).waitFor()
      await expect.poll(() => query()).toEqual(expect.objectContaining({ time: '60' }))
      expect((await titles()).slice(0, 2)).toEqual(['Chili Dog', 'Creamy Tomato Pasta'])
      await page.getByRole('link', { name: 'Remove garlic' }).click()
      await page.waitForURL(/\/recipes\?time=60$/)
      await page.getByRole('link', { name: 'Clear all' }).click()
      await page.waitForURL(/\/recipes$/)
    })

    test('a search keeps the active filters', async () => {
      await open('/recipes?category=Main+course&sort=title', { javaScriptEnabled })
      const form = page.getByRole('main').getByRole('search', { name: 'Search recipes' })
      await form.getByRole('searchbox').fill('bacon')
      await form.getByRole('button').click()
      await page.getByRole('link', { name: 'Remove “bacon”' }).waitFor()
      await expect.poll(() => query()).toEqual({ q: 'bacon', category: 'Main course', sort: 'title' })
    })

    test('someone cooks with what is in the kitchen', { tags: 'promise' }, async () => {
      await open('/recipes', { javaScriptEnabled })
      await page.getByRole('link', { name: 'what you can cook with what you have' }).click()
      await page.getByLabel('Foods in your kitchen, separated by commas').fill('macaroni, cheddar, butter, milk, flour')
      await page.getByRole('button', { name: 'Find recipes' }).click()
      await page.getByText('Missing 2: dry mustard, cayenne pepper').waitFor()
      await page.getByRole('link', { name: 'Add cayenne pepper' }).click()
      await page.getByText('Missing 1: dry mustard').waitFor()
      expect((await titles())[0]).toBe('Mac and Cheese')
    })
  },
)

test('a choice leaves the page in place and the panel open, and is announced', async () => {
  await open('/recipes', { width: 1280 })
  await page.getByText('Filters', { exact: true }).click()
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  const link = page.getByRole('group', { name: 'Time' }).getByRole('link', { name: /Up to 1 hr/ })
  await link.click()
  await page.getByRole('link', { name: 'Remove Up to 1 hr' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await link.waitFor()
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByRole('main').getByRole('status').first().textContent()).toBe('5 recipes')
})

/** The focused element: its label, or else its text. */
function focused() {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
}

test('removing a food moves the focus to its neighbour, and typing keeps it in the field', {
  tags: 'promise',
}, async () => {
  await open('/cook-with')
  const field = page.getByLabel('Foods in your kitchen, separated by commas')
  await field.fill('butter, cheddar, flour, milk')
  await field.press('Enter')
  await page.getByRole('link', { name: 'Remove milk' }).waitFor()
  await expect.poll(() => focused()).toBe('Foods in your kitchen, separated by commas')
  await page.getByRole('link', { name: 'Remove cheddar' }).press('Enter')
  await expect.poll(focused).toBe('Remove flour')
  await expect.poll(() => field.inputValue()).toBe('butter, flour, milk')
  await page.getByRole('link', { name: 'Remove milk' }).press('Enter')
  await expect.poll(focused).toBe('Remove flour')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Remove butter')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Foods in your kitchen, separated by commas')
  const adding = page.getByRole('navigation', { name: 'Start with' }).getByRole('link')
  const second = await adding.nth(1).getAttribute('aria-label')
  await adding.first().press('Enter')
  await expect.poll(focused).toBe(second)
})

test('removing filters moves the focus to their neighbour, and finally to the panel’s button', async () => {
  await open('/recipes?type=trending&time=60&kcal=800')
  await page.getByRole('link', { name: 'Remove Up to 1 hr' }).press('Enter')
  await expect.poll(focused).toMatch(/^Remove .*800/)
  await page.getByRole('link', { name: 'Clear all' }).press('Enter')
  await expect.poll(focused).toBe('Filters')
  await page.keyboard.press('Enter')
  const foods = page.getByRole('group', { name: 'Ingredients' }).getByRole('link')
  const first = await foods.first().locator('span').textContent()
  await foods.first().press('Enter')
  await page.getByRole('link', { name: `Remove ${first}` }).waitFor()
  const group = () => page.evaluate(() => document.activeElement?.closest('[role=group]')?.getAttribute('aria-label'))
  await expect.poll(group).toBe('Ingredients')
})

test.each([
  ['/recipes?type=trending', 320],
  ['/recipes?category=Main+course&kcal=800&ingredient=butter', 390],
  ['/recipes?ingredient=xyzzy&time=30', 390],
  ['/recipes?ingredient=onion', 1280],
])('the open panel of %s is accessible and fits %i px', async (path, width) => {
  await open(path, { width })
  await page.getByText('Filters').first().click()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const heights = await page
    .locator('.filter-panel a, .chosen a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights, 44)).toBeGreaterThanOrEqual(44)
  await expect.poll(() => findViolations(page)).toEqual([])
})
