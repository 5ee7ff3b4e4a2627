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

test('a tag is completed while it is typed, has a page, is renamed and merged, and its old address redirects', {
  tags: 'promise',
}, async () => {
  await open('/admin/blog?q=pie')
  await page.getByRole('link', { name: 'Edit Pie Crust Without Fear' }).click()
  const tags = page.getByRole('combobox', { name: /^Tags/ })
  await tags.fill('Baking, Pastry, te')
  await page.getByRole('option', { name: 'Technique' }).waitFor()
  await tags.press('ArrowDown')
  await tags.press('Enter')
  await expect.poll(() => tags.inputValue()).toMatch(/^Baking, Pastry, Technique/)
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')

  await open('/blogs/pie-crust-without-fear')
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Pastry' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pastry' }).waitFor()
  await page.getByText('1 post, newest first.').waitFor()

  await open('/admin/organise')
  await page.getByRole('link', { name: 'Edit Pastry' }).click()
  await page.getByLabel('Name').fill('Pies and tarts')
  await page.getByRole('button', { name: 'Save tag' }).click()
  await meetToast(page, 'Tag saved')
  await open('/tags/pastry')
  expect(new URL(page.url()).pathname).toBe('/tags/pies-and-tarts')

  await open('/admin/organise')
  await page.getByRole('link', { name: 'Edit Pies and tarts' }).click()
  await page.getByRole('combobox', { name: 'Other tag' }).fill('baking')
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Baking')
  await open('/tags/pastry')
  expect(new URL(page.url()).pathname).toBe('/tags/baking')
})

test('all its screens are accessible and fit, on a phone and on a desk', async () => {
  await open('/admin/organise')
  const edit = await page.getByRole('link', { name: 'Edit Technique' }).getAttribute('href')
  for (const path of ['/admin/organise', '/admin/organise?q=nothing', edit ?? '', '/tags/technique']) {
    await open(path)
    await expectAccessible(page)
  }
})
