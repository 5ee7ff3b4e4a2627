import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTerm } from '#core/terms/organise-terms.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'

// The forms of what admins share: pages, collections, tags, settings, look and menus.

const journey = startJourney()
let context: BrowserContext
let page: Page
let complaints: string[]
let tag: string
beforeAll(async () => {
  const made = await createTerm(journey.site.db, 'tag', 'Soups', new Date())
  if (made.ok) tag = made.id
})
beforeEach(async () => {
  for (const table of ['revisions', 'workingCopies'] as const) await journey.site.db.deleteFrom(table).execute()
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  page = await context.newPage()
  complaints = listComplaints(page, /status of 40\d|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
})
afterEach(() => expect(complaints).toEqual([]))

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

/** Closes the page as a killed browser does, and opens it again. */
async function reopen(path: string) {
  await page.close({ runBeforeUnload: false })
  page = await context.newPage()
  page.on('dialog', (question) => question.accept())
  await open(path)
}

const forms: [name: string, path: () => string, field: string, save: string][] = [
  ['a page that ships with the product', () => '/admin/pages/edit?id=about', 'Introduction', 'Save page'],
  ['a new page', () => '/admin/pages/edit', 'Introduction', 'Publish page'],
  ['a new collection', () => '/admin/collections/edit', 'Introduction', 'Publish collection'],
  ['a tag', () => `/admin/organise/edit?id=${tag}`, 'Description', 'Save tag'],
  ['the settings', () => '/admin/settings', 'Headline', 'Save settings'],
  ['the look', () => '/admin/look', 'Social picture description', 'Save look'],
]

test.each(forms)('the form of %s does not claim to be saved before anyone has typed', async (_name, path) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const look = () => {
      for (const { textContent } of document.querySelectorAll('[role=status], .save-state')) if (textContent) said.push(textContent)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await open(path())
  await page.waitForTimeout(2500)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said.filter((text) => text.includes('Saving…')))).toEqual([])
})

test.each(forms)('what is typed in the form of %s is there again after the page was killed', async (_name, path, field) => {
  await open(path())
  const input = () => page.getByRole('textbox', { name: new RegExp(`^${field}`) }).first()
  await input().fill('Typed and not saved')
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor()
  await reopen(path())
  await page.getByText('Your unsaved changes from').waitFor()
  await expect.poll(() => input().inputValue()).toBe('Typed and not saved')
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click()
  await page.getByText('Your unsaved changes from').waitFor({ state: 'detached' })
  await expect.poll(() => input().inputValue()).not.toBe('Typed and not saved')
})

test('a form that was only opened stores nothing', async () => {
  for (const path of ['/admin/settings', '/admin/blog?add=1', '/admin/manage-recipe?add=1', '/admin/pages/edit?id=about']) {
    const tab = await context.newPage()
    await tab.goto(journey.site.origin + path)
    await untilStarted(tab)
  }
  await open('/admin/look')
  // Another form is typed in, so that the others have had time as well.
  await page.getByRole('textbox', { name: /^Social picture description/ }).fill('A bowl')
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor()
  await page.waitForTimeout(2000)
  const kept = await journey.site.db.selectFrom('workingCopies').select('recordId').execute()
  expect(kept).toEqual([{ recordId: 'look' }])
})

test('a row of a menu is there again, with its label and its address side by side', async () => {
  await open('/admin/look')
  const form = () => page.getByRole('form', { name: 'Header menu' })
  await form().getByRole('button', { name: 'Add link' }).click()
  await form().getByLabel('Address for link 6').fill('/soups')
  await form()
    .getByText(/^Saved \d/)
    .waitFor()
  await reopen('/admin/look')
  await form().getByText('Your unsaved changes from').waitFor()
  await expect
    .poll(async () => [
      await form().getByLabel('Label for link 6').inputValue(),
      await form().getByLabel('Address for link 6').inputValue(),
    ])
    .toEqual(['', '/soups'])
})

test('a picture address hidden by an upload reappears once the upload is removed', async () => {
  await open('/admin/collections/edit')
  const address = () => page.getByLabel('Image URL')
  await address().fill('https://pictures.example/bowl.jpg')
  await page
    .locator('.picture-field input[type=file]')
    .setInputFiles({ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await aPicture('#ff0000', 90, 60) })
  await page.getByRole('button', { name: 'Remove image' }).waitFor()
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor()
  await reopen('/admin/collections/edit')
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect.poll(() => address().inputValue()).toBe('https://pictures.example/bowl.jpg')
})

test('settings saved in two windows are merged field by field, and a field that both changed is chosen', {}, async () => {
  await open('/admin/settings')
  const other = await context.newPage()
  await other.goto(`${journey.site.origin}/admin/settings`)
  await untilStarted(other)
  await other.getByLabel('Headline').fill('Theirs')
  await other.getByRole('button', { name: 'Save settings' }).click()
  await other.getByText('Settings saved').first().waitFor()
  await page.getByLabel('Headline').fill('Ours')
  await page.getByRole('button', { name: 'Save settings' }).click()
  const panel = page.getByRole('region', { name: 'Two versions' })
  await panel.getByRole('button', { name: 'Use theirs' }).click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('Theirs')
})

test.each(['/admin/pages/edit', '/admin/settings'])('on a phone no toast covers the buttons of %s', async (path) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(path)
  const bar = page.locator('.save-bar, .settings-form__foot').last()
  await bar.waitFor()
  // As tall as with several rows of buttons.
  await bar.evaluate((element) => element.style.setProperty('min-height', '14rem'))
  if (path === '/admin/settings') await page.getByLabel('Email', { exact: true }).fill('nobody')
  await bar
    .getByRole('button', { name: /^(?:Publish|Save|Add)/ })
    .first()
    .click()
  const toast = page.locator('.toast--error').first()
  await toast.waitFor()
  const [above, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
