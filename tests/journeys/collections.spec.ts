import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  page = await context.newPage()
  page.on('dialog', (question) => question.accept())
  complaints = listComplaints(page)
})
afterEach(() => expect(complaints).toEqual([]))

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

async function add(words: string, title: RegExp) {
  const search = page.getByRole('combobox', { name: 'Add a recipe' })
  await search.fill(words)
  await page.getByRole('option', { name: title }).waitFor()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect.poll(() => search.inputValue()).toBe('')
}

async function expectAllAccessible(paths: string[]) {
  for (const path of paths) {
    await open(path)
    await expectAccessible(page)
  }
}

test('recipes are chosen and put in order by keyboard, and the collection is on the home page of a phone', {
  tags: 'promise',
}, async () => {
  await expectAllAccessible(['/admin/collections', '/admin/collections/edit', '/collections'])
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/admin/collections/edit')
  await page.getByLabel('Title').fill('Sunday roast')
  await page.getByLabel(/^Introduction/).fill('For a long table.')
  await add('ribs', /Ribs/)
  await add('wings', /Wings/)
  await add('fried chicken', /Fried Chicken/)
  const names = page.locator('.recipe-picker__name')
  await expect.poll(() => names.count()).toBe(3)
  await page.getByRole('button', { name: /^Move .*Fried Chicken.* up$/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/Fried Chicken moved to position 2 of 3/).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => names.first().textContent()).toMatch(/Fried Chicken/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Move .*Fried Chicken.* up$/)
  await page.getByRole('button', { name: /^Remove .*Wings/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => names.count()).toBe(2)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('remove')
  await page.getByLabel(/^Position on the home page/).fill('1')
  await page.getByRole('button', { name: 'Publish collection' }).click()
  await meetToast(page, 'Collection published')
  await page.getByRole('heading', { name: 'Edit collection' }).waitFor()

  await page.setViewportSize({ width: 390, height: 844 })
  await open('/')
  const card = page.locator('.collection-card')
  await expect.poll(() => card.textContent()).toMatch(/Sunday roast.*For a long table\..*2 recipes/)
  await card.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Sunday roast' }).waitFor()
  await expect.poll(() => page.locator('.recipe-card h3').first().textContent()).toMatch(/Fried Chicken/)

  await open('/admin/collections')
  const edit = await page.getByRole('link', { name: 'Edit Sunday roast' }).getAttribute('href')
  await expectAllAccessible(['/admin/collections', edit ?? '', '/', '/collections', '/collections/sunday-roast'])
})
