import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { findViolations } from '#tests/set-up/find-violations.ts'
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

async function addRecipe(path: string) {
  await open(path)
  await page.getByRole('link', { name: 'Add to shopping list' }).click()
  await meetToast(page, 'Added to your shopping list')
}

function item(name: string | RegExp, tab = page) {
  return tab.getByRole('checkbox', { name })
}

async function write(text: string) {
  await page.getByLabel('Add an item').fill(text)
  await page.keyboard.press('Enter')
}

test('two recipes are one list, which follows their servings, is ticked, changed and emptied, and every step is undone', {
  tags: 'promise',
}, async () => {
  await addRecipe('/recipes/classic-cheeseburger')
  await addRecipe('/recipes/buffalo-wings')
  await page.getByRole('button', { name: 'Show the list' }).click()
  // Four spoons for one, two for the other.
  await item(/^6 tbsp unsalted butter/).waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'More servings of Classic Cheeseburger' }).click()
  await item(/^5 sesame hamburger buns/).check()
  await page.reload()
  await untilStarted(page)
  await expect.poll(() => item(/^5 sesame hamburger buns/).isChecked()).toBe(true)
  // More of it has to be bought.
  await page.getByRole('button', { name: 'More servings of Classic Cheeseburger' }).click()
  await expect.poll(() => item(/^6 sesame hamburger buns/).isChecked()).toBe(false)

  await write('')
  await page.getByText('Enter an item.').waitFor()
  await write('2 lemons')
  const fruit = page.locator('section', { has: page.getByRole('heading', { name: 'Fruit and vegetables' }) })
  await fruit.getByRole('checkbox', { name: '2 lemons' }).waitFor()
  await page.getByRole('button', { name: 'Edit 2 lemons', exact: true }).click()
  await page.getByRole('textbox', { name: 'Edit 2 lemons' }).fill('3 limes')
  await page.keyboard.press('Enter')
  await item('3 limes').waitFor()
  await page.getByRole('button', { name: 'Remove 3 limes from the list' }).click()
  await item('3 limes').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await item('3 limes').waitFor()

  await page.getByRole('button', { name: 'Clear list' }).click()
  await page.getByText('Nothing to buy yet.').waitFor()
  await page.locator('.toast', { hasText: 'List cleared.' }).getByRole('button', { name: 'Undo' }).click()
  await item('3 limes').waitFor()
})

test('Undo restores what was cleared and keeps what came after; its toast disappears after ten seconds, unless it has the focus', async () => {
  await open('/shopping-list')
  await write('Candles')
  await page.getByRole('button', { name: 'Clear list' }).click()
  const toast = page.locator('.toast', { hasText: 'List cleared.' })
  await toast.waitFor()
  const other = await context.newPage()
  await open('/shopping-list', other)
  await other.getByLabel('Add an item').fill('Napkins')
  await other.keyboard.press('Enter')
  await item('Napkins').waitFor()
  const undo = toast.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.waitForTimeout(11_000)
  await undo.click()
  for (const name of ['Candles', 'Napkins']) await item(name).waitFor()
  await page.getByRole('button', { name: 'Remove Candles from the list' }).click()
  const second = page.locator('.toast', { hasText: 'Removed Candles.' })
  await second.waitFor()
  await page.mouse.move(5, 300)
  await page.locator('h1').first().click()
  await second.waitFor({ state: 'detached', timeout: 20_000 })
})

test('two tabs are one list', async () => {
  await addRecipe('/recipes/fried-chicken')
  await open('/shopping-list')
  const other = await context.newPage()
  await open('/shopping-list', other)
  await write('Candles')
  await item('Candles', other).waitFor()
  await other.getByLabel('Add an item').fill('Napkins')
  await other.keyboard.press('Enter')
  await item('Napkins').waitFor()
  await item('Candles').waitFor()
})

test('a link takes the list to another device, which asks before it adds anything, and loses nothing without a network', {
  tags: 'promise',
}, async () => {
  await addRecipe('/recipes/chili-dog?servings=2')
  await open('/shopping-list')
  await write('Bread & butter')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByLabel('Link').inputValue()
  const phone = await journey.newContext({ viewport: { width: 390, height: 844 } })
  const tab = await phone.newPage()
  await tab.goto(link)
  await tab.getByText('It has 1 recipe and 1 item.').waitFor()
  await expect.poll(() => findViolations(tab)).toEqual([])
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('shoppingList'))).toBeNull()
  await tab.getByRole('button', { name: 'Not now' }).click()
  await tab.getByText('It has 1 recipe and 1 item.').waitFor({ state: 'detached' })
  // The same link again.
  await tab.evaluate((hash) => location.assign(hash), new URL(link).hash)
  await tab.getByText('It has 1 recipe and 1 item.').waitFor()
  await phone.setOffline(true)
  await tab.getByRole('button', { name: 'Add them' }).click()
  await tab.getByText(/couldn’t load/).waitFor()
  await phone.setOffline(false)
  await tab.getByRole('button', { name: 'Add them' }).click()
  await item('Bread & butter', tab).waitFor()
  await tab.getByText('2 servings').waitFor()
  await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
