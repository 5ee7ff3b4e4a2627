import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
beforeEach(async () => {
  await journey.site.db.deleteFrom('_blogs').execute()
  await insertBlog(journey.site.db, aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low heat.</p>' }))
})

async function open(path: string, options = {}) {
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  await signIn(context, journey.site)
  const page = await context.newPage()
  await page.goto(journey.site.origin + path)
  return page
}

async function preview(page: Page) {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview page' }).click()
  const tab = await opened
  await tab.waitForLoadState()
  return tab
}

const findStored = () => journey.site.db.selectFrom('_blogs').select(['title', 'content']).where('id', '=', 'onions').executeTakeFirst()

test('what is typed can be previewed as a page before it is saved, and saved afterwards', { tags: 'promise' }, async () => {
  const page = await open('/admin/blog/edit?id=onions')
  const complaints = listComplaints(page)
  await untilStarted(page)
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And salt.')
  await page.getByLabel('Title', { exact: true }).fill('Slower onions')
  const tab = await preview(page)
  complaints.push(...(await listLater(tab)))
  await expect.poll(() => tab.title()).toMatch(/^Preview: Slower onions/)
  await tab.getByText('Preview. Nothing is saved').waitFor()
  await expect.poll(() => tab.locator('.prose').innerText()).toBe('Low heat. And salt.')
  await expect.poll(() => findViolations(tab)).toEqual([])
  await tab.close()
  await expect.poll(() => findStored()).toMatchObject({ title: 'Slow onions', content: '<p>Low heat.</p>' })
  // The form is still open, with what was typed, and unsaved.
  expect(page.url()).toContain('/admin/blog/edit?id=onions')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Taste.')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')
  await expect.poll(() => findStored()).toMatchObject({ title: 'Slower onions', content: '<p>Low heat. And salt. Taste.</p>' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect.poll(() => findViolations(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** Starts the page's code, and collects its errors. */
async function listLater(tab: Page) {
  const complaints = listComplaints(tab)
  await untilStarted(tab)
  return complaints
}

test('a recipe is scaled in its preview', async () => {
  const page = await open('/admin/manage-recipe?add=1')
  await untilStarted(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill('Onion soup')
  await dialog.getByLabel('Servings').fill('4')
  await dialog
    .getByRole('textbox', { name: /^Ingredient/ })
    .first()
    .fill('2 lb onions')
  const tab = await preview(page)
  const complaints = await listLater(tab)
  const amount = tab.locator('.check-lines .pen').first()
  await expect.poll(() => amount.innerText()).toBe('2 lb')
  await tab.getByRole('link', { name: 'More servings' }).click()
  await expect.poll(() => amount.innerText()).toMatch(/2½|2 1\/2/)
  await tab.getByText('Preview. Nothing is saved').waitFor()
  await expect.poll(() => tab.getByRole('button', { name: /Favourite Onion|Share/ }).count()).toBe(0)
  await expect.poll(() => journey.site.db.selectFrom('_recipes').select('id').where('title', '=', 'Onion soup').execute()).toEqual([])
  expect(complaints).toEqual([])
})

test('without JavaScript it is the same page', async () => {
  const page = await open('/admin/blog/edit?id=onions', { javaScriptEnabled: false })
  await page.getByLabel('Title', { exact: true }).fill('Plain onions')
  const tab = await preview(page)
  await expect.poll(() => tab.getByRole('heading', { level: 1 }).innerText()).toBe('Plain onions')
  await expect.poll(() => tab.locator('.prose').innerText()).toBe('Low heat.')
  await tab.close()
  await expect.poll(() => findStored()).toMatchObject({ title: 'Slow onions' })
})
