import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await journey.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })
  page = await context.newPage()
})

async function open(path: string, tab = page) {
  await tab.goto(journey.site.origin + path)
  await untilStarted(tab)
}

const week = '/meal-plan#week=2026-11-25'

function cell(day: string, meal: string, tab = page) {
  return tab.locator(`[data-day="${day}"][data-meal="${meal}"]`)
}

/**
 * Holds a handle over another place. `hover` would scroll until that place receives pointer events, which the handle has; and at the edge a
 * drag scrolls by itself.
 */
async function drag(grip: Locator, target: Locator) {
  await grip.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

async function write(text: string, place: string, tab = page) {
  await tab.getByRole('button', { name: `Add to ${place}`, exact: true }).click()
  await tab.getByLabel('Or type it in').fill(text)
  await tab.keyboard.press('Enter')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a recipe is planned from its page, moved by keys and by dragging, changed, removed and restored', {
  tags: 'promise',
}, async () => {
  await open('/recipes/chili-dog')
  await page.getByRole('button', { name: 'Add to meal plan' }).click()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByLabel('Day').fill('2026-11-25')
  await page.getByRole('dialog').getByLabel('Servings').fill('many')
  await page.getByRole('button', { name: 'Add to plan' }).click()
  await page.getByText('in halves.').waitFor()
  await page.getByRole('dialog').getByLabel('Servings').fill('4')
  await page.getByRole('button', { name: 'Add to plan' }).click()
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await page.getByRole('heading', { name: 'Nov 23 – 29, 2026' }).waitFor()
  await cell('2026-11-25', 'Dinner').getByText('4 servings').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])

  const grip = page.getByRole('button', { name: 'Move or change Chili Dog' })
  await grip.focus()
  await page.keyboard.press('ArrowRight')
  await cell('2026-11-26', 'Dinner').getByText('Chili Dog').waitFor()
  await page.keyboard.press('ArrowUp')
  await cell('2026-11-26', 'Lunch').getByText('Chili Dog').waitFor()
  await expect.poll(() => grip.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByText('Chili Dog: Thursday lunch.').waitFor({ state: 'attached' })

  const target = cell('2026-11-24', 'Dinner')
  await drag(grip, target)
  await expect.poll(() => page.locator('.plan-ghost').textContent()).toBe('Chili Dog')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await cell('2026-11-26', 'Lunch').getByText('Chili Dog').waitFor()
  await drag(grip, target)
  await page.mouse.up()
  await target.getByText('Chili Dog').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await grip.click()
  await page.getByLabel('Meal').selectOption('Snack')
  await page.getByRole('dialog').getByLabel('Servings').fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  await cell('2026-11-24', 'Snack').getByText('6 servings').waitFor()
  await grip.click()
  await page.getByRole('button', { name: 'Remove from plan' }).click()
  await page.getByText('Nothing planned for this week.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cell('2026-11-24', 'Snack').getByText('6 servings').waitFor()
  await page.reload()
  await cell('2026-11-24', 'Snack').getByText('6 servings').waitFor()
})

test('a week is filled from a search, added to the shopping list once, copied, cleared, and exported to a calendar', {
  tags: 'promise',
}, async () => {
  await open(week)
  await page.getByRole('button', { name: 'Add to Monday dinner', exact: true }).click()
  await page.getByLabel('Find a recipe').fill('wings')
  await page.getByRole('button', { name: /Buffalo Wings/ }).click()
  await cell('2026-11-23', 'Dinner').getByText('6 servings').waitFor()
  await page.getByRole('button', { name: 'Add to Tuesday lunch', exact: true }).click()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Enter what you’re having.').waitFor()
  await page.getByLabel('Or type it in').fill('Leftovers, cold')
  await page.keyboard.press('Enter')
  await cell('2026-11-24', 'Lunch').getByText('Leftovers, cold').waitFor()

  const shop = page.getByRole('button', { name: 'Add this week to shopping list' })
  await shop.click()
  await meetToast(page, 'Added to your list: Buffalo Wings for 6 servings.')
  await shop.click()
  await meetToast(page, 'Everything for this week is already on the list.')
  const list = () => page.evaluate(() => JSON.parse(localStorage.getItem('shoppingList') ?? '{}').recipes?.[0]?.shown)
  await expect.poll(() => list()).toBe(6)

  await page.getByText('Meal times and weeks').click()
  await page.getByLabel('Dinner', { exact: true }).fill('18:30')
  await page.keyboard.press('Tab')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('meal-plan-2026-11-23.ics')
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toContain('DTSTART:20261123T183000\r\n')
  expect(file).toContain('DTSTART;VALUE=DATE:20261124\r\n')
  expect(file).toContain('SUMMARY:Lunch: Leftovers\\, cold\r\n')

  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Copy previous week' }).click()
  await cell('2026-11-30', 'Dinner').getByText('6 servings').waitFor()
  await page.getByRole('button', { name: 'Clear the week' }).click()
  await page.getByText('Nothing planned for this week.').waitFor()
  await page.locator('.toast', { hasText: 'Removed ' }).getByRole('button', { name: 'Undo' }).click()
  await cell('2026-12-01', 'Lunch').getByText('Leftovers, cold').waitFor()
})

test('a meal of several recipes gets a timeline from the time to eat, with minutes that the reader changes', {}, async () => {
  for (const slug of ['bbq-ribs', 'mac-and-cheese']) {
    await open(`/recipes/${slug}`)
    await page.getByRole('button', { name: 'Add to meal plan' }).click()
    await page.getByLabel('Day').fill('2026-11-25')
    await page.getByRole('button', { name: 'Add to plan' }).click()
    await meetToast(page, 'Planned for')
  }
  await open(week)
  await page.getByRole('link', { name: 'Cooking timeline' }).click()
  await page.getByRole('heading', { name: 'Wednesday dinner' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cook-meal')
  const steps = page.locator('.cook-steps li')
  await expect.poll(() => steps.count()).toBe(7 + 7 + 1)
  await expect.poll(() => steps.last().innerText()).toMatch(/18:30\s+Eat\./)
  await expect.poll(() => findViolations(page)).toEqual([])
  const bake = steps.filter({ hasText: 'Wrap and bake' })
  await expect.poll(() => bake.innerText()).toContain('hands-off, oven at 275°F')
  const begun = await bake.locator('time').innerText()

  await page.getByLabel('Eat at').fill('19:30')
  await expect.poll(() => steps.last().locator('time').innerText()).toBe('19:30')
  await expect.poll(() => bake.locator('time').innerText()).not.toBe(begun)
  const minutes = page.getByLabel('Minutes of BBQ Ribs, step 2')
  await minutes.fill('0')
  await minutes.press('Enter')
  await page.getByText('Enter 1 to 2880 minutes').waitFor()
  await minutes.fill('25')
  await minutes.press('Enter')
  await page.getByText('yours', { exact: true }).waitFor()
  await page.getByLabel('Mac and Cheese', { exact: true }).uncheck()
  await expect.poll(() => steps.count()).toBe(7 + 1)
  await page.reload()
  await expect.poll(() => minutes.inputValue()).toBe('25')
  await minutes.fill('')
  await minutes.press('Enter')
  await expect.poll(() => minutes.inputValue()).toBe('5')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the week' }).click()
  await cell('2026-11-25', 'Dinner').getByText('BBQ Ribs').waitFor()
})

test('a meal’s timeline has the oven in the reader’s degrees, its burners, and the pans it needs', async () => {
  for (const slug of ['bbq-ribs', 'buffalo-wings', 'creamy-tomato-pasta']) {
    await open(`/recipes/${slug}`)
    await page.getByRole('button', { name: 'Add to meal plan' }).click()
    await page.getByLabel('Day').fill('2026-11-25')
    await page.getByRole('button', { name: 'Add to plan' }).click()
    await meetToast(page, 'Planned for')
  }
  await open('/meal-plan#cook=2026-11-25-Dinner')
  await page.getByLabel('Creamy Tomato Pasta', { exact: true }).uncheck()
  const steps = page.locator('.cook-steps li')
  const heating = steps.filter({ hasText: 'Turn the oven up to 425°F.' })
  await expect.poll(() => heating.innerText()).toContain('hands-off, for Buffalo Wings 4')
  await expect.poll(() => steps.filter({ hasText: 'Dry the wings' }).innerText()).toContain('skip the oven for now; it’s listed below')
  await expect.poll(() => steps.filter({ hasText: 'Bake and turn' }).locator('time').innerText()).toBe('17:15')
  await expect.poll(() => heating.locator('time').innerText()).toBe('17:05')
  await page.getByText('Two baking sheets are needed from 17:10 to 18:05.').waitFor()

  await page.evaluate(() => localStorage.setItem('recipeUnits', 'metric'))
  await page.getByLabel('Burners').selectOption('1')
  await page.getByLabel('Creamy Tomato Pasta', { exact: true }).check()
  await page.getByText('Creamy Tomato Pasta needs 2 burners, but you have 1.').waitFor()
  await page.reload()
  await steps.filter({ hasText: 'oven at 220°C' }).first().waitFor()
  await expect.poll(() => page.getByLabel('Burners').inputValue()).toBe('1')
  await expect.poll(() => page.getByText(/is ready .* early: .*(?:your hands|the oven).* busy then/).count()).toBeGreaterThan(0)
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the week' }).click()
  await page.getByText('Meal times and weeks').click()
  await page.getByLabel('Weeks start on').selectOption('6')
  const choices = () => page.evaluate(() => JSON.parse(localStorage.getItem('mealPlan') ?? '{}').choices)
  await expect.poll(choices).toMatchObject({ weekStart: 6, burners: 1 })
})

test('two tabs are one plan, even when both write at once, and on a phone it fits', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(week)
  const other = await context.newPage()
  await open(week, other)
  await write('Soup', 'Friday dinner')
  await cell('2026-11-27', 'Dinner', other).getByText('Soup').waitFor()
  await Promise.all([write('Pie', 'Monday dinner'), write('Salad', 'Monday lunch', other)])
  for (const tab of [page, other]) {
    await cell('2026-11-23', 'Dinner', tab).getByText('Pie').waitFor()
    await cell('2026-11-23', 'Lunch', tab).getByText('Salad').waitFor()
  }
  // What one tab knows and another overwrote comes back.
  await other.evaluate(() => localStorage.setItem('mealPlan', '{"entries":[],"recipes":[],"choices":{}}'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mealPlan'))).toContain('Salad')
  // So does what a since closed tab wrote, which this one is notified of.
  await other.close()
  await page.evaluate(() => {
    const text = localStorage.getItem('mealPlan')?.replaceAll('Salad', 'Stew').replaceAll('"id":"', '"id":"x')
    dispatchEvent(new StorageEvent('storage', { key: 'mealPlan', newValue: text ?? null }))
  })
  await cell('2026-11-23', 'Lunch').getByText('Stew').waitFor()
  await cell('2026-11-23', 'Lunch').getByText('Salad').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect.poll(() => findViolations(page)).toEqual([])
})
