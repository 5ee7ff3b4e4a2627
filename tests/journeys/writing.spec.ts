import { setTimeout } from 'node:timers/promises'
import type { Editor } from '@tiptap/core'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
const editor = '/admin/blog/edit?id=onions'
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  for (const table of ['_blogs', 'revisions', 'workingCopies'] as const) await journey.site.db.deleteFrom(table).execute()
  await insertBlog(
    journey.site.db,
    aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low heat.</p><p>Patience.</p>' }),
  )
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  page = await openTab()
  complaints = listComplaints(page, /status of 40\d|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
})
afterEach(() => expect(complaints).toEqual([]))

async function openTab(path = editor) {
  const tab = await context.newPage()
  tab.on('dialog', (question) => question.accept())
  await tab.goto(journey.site.origin + path)
  await untilStarted(tab)
  await tab.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  return tab
}

const findTitle = (tab: Page) => tab.getByLabel('Title', { exact: true })
const findText = (tab: Page) => tab.getByRole('textbox', { name: 'Content' })
const readCursor = (tab: Page) => findText(tab).evaluate((text: HTMLElement & { editor?: Editor }) => text.editor?.state.selection.head)
const untilSaved = (tab: Page) => tab.getByText(/^Saved \d/).waitFor()

test('what is typed is there again after the page was closed, on any device, until it is discarded or saved', {
  tags: 'promise',
}, async () => {
  await findText(page).click()
  await page.keyboard.press('Control+End')
  await expect.poll(() => readCursor(page)).toBe('Low heat.Patience.'.length + 3)
  await page.keyboard.type(' And salt.')
  await untilSaved(page)
  await page.close({ runBeforeUnload: false })
  page = await openTab()
  await page.getByText('Your unsaved changes from').waitFor()
  await expect.poll(() => findText(page).innerText()).toContain('Patience. And salt.')
  await findTitle(page).fill('Slower onions')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click()
  await page.getByText('Your unsaved changes from').waitFor({ state: 'detached' })
  await expect
    .poll(async () => [await findTitle(page).inputValue(), await findText(page).innerText()])
    .toEqual(['Slow onions', expect.not.stringContaining('salt')])
  const listKept = () => journey.site.db.selectFrom('workingCopies').select('recordId').where('recordId', '!=', '').execute()
  await expect.poll(listKept).toEqual([])
})

test('without a connection it is stored in the browser, and sent once that is back', { tags: 'promise' }, async () => {
  await context.setOffline(true)
  await findTitle(page).fill('Slow shallots')
  await page.getByText('Offline, saved on this device').waitFor()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  page = await openTab()
  await page.getByText('restored, from this device').waitFor()
  await expect.poll(() => findTitle(page).inputValue()).toBe('Slow shallots')
  await untilSaved(page)
  const { fields } = await journey.site.db.selectFrom('workingCopies').select('fields').executeTakeFirstOrThrow()
  expect(JSON.parse(fields).title).toBe('Slow shallots')
})

async function readCopiedText() {
  const copy = await journey.site.db.selectFrom('workingCopies').select('fields').orderBy('savedAt', 'desc').executeTakeFirst()
  return copy && JSON.parse(copy.fields).content
}

const leave = (tab: Page) => tab.getByRole('link', { name: 'Back to Blog List' }).click()

test('what is typed while an earlier text is being sent is stored when the form is left', async () => {
  const isUnderWay = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/admin/working-copy', async (route) => {
    isUnderWay.resolve()
    await release.promise
    await route.continue()
  })
  await findText(page).fill('Once')
  await isUnderWay.promise
  await findText(page).fill('Twice')
  await leave(page)
  await findText(page).waitFor({ state: 'detached' })
  const answered: (string | null)[] = []
  page.on('response', (response) => response.url().endsWith('/admin/working-copy') && answered.push(response.request().postData()))
  release.resolve()
  await expect.poll(() => answered.at(-1)).toContain('Twice')
  await expect.poll(() => readCopiedText()).toBe('<p>Twice</p>')
})

test('a form that is opened while its last text is being sent has that text', async () => {
  await findText(page).fill('Once')
  await expect.poll(readCopiedText).toBe('<p>Once</p>')
  const isRead = Promise.withResolvers<void>()
  const isKept = Promise.withResolvers<void>()
  await page.route('**/admin/working-copy', async (route) => {
    await isRead.promise
    await route.continue()
    await (await route.request().response())?.finished()
    isKept.resolve()
  })
  // Gives every table that an archive's SQLite database has one row, with a value in nearly every column; rows inserted by migrations stay.
  const answerLate = async (route: Route) => {
    const response = await route.fetch()
    isRead.resolve()
    await isKept.promise
    await setTimeout(100)
    // It is no longer needed if the page has been requested again.
    await route.fulfill({ response }).catch(() => undefined)
  }
  await page.route(/\/admin\/blog\/edit\.data/, answerLate, { times: 1 })
  await findText(page).fill('Twice')
  await leave(page)
  await page.getByRole('link', { name: 'Edit Slow onions' }).click()
  await expect.poll(() => findText(page).innerText()).toBe('Twice')
})

test('in two windows different fields are merged, and the same paragraph is shown side by side and chosen', {
  tags: 'promise',
}, async () => {
  const other = await openTab()
  await findTitle(other).fill('Slower onions')
  await findText(other).fill('High heat.')
  await untilSaved(other)
  await other.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(other, 'Blog updated')
  await findText(page).click()
  await page.keyboard.press('Control+Home')
  await expect.poll(() => readCursor(page)).toBe(1)
  await page.keyboard.type('Very ')
  await page.getByText(/saved this at/).waitFor()
  await page.getByRole('button', { name: 'Update Blog' }).click()
  const panel = page.getByRole('region', { name: 'Two versions' })
  await panel.getByRole('heading', { name: 'Content' }).waitFor()
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => findViolations(page)).toEqual([])
  }
  await panel.getByRole('button', { name: 'Keep both' }).click()
  await panel.getByRole('button', { name: 'Use these choices' }).click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => findTitle(page).inputValue()).toBe('Slower onions')
  await expect.poll(() => findText(page).innerText()).toMatch(/Very Low heat\.\s+High heat\.\s+Patience\./)
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('heading', { name: 'History of Slower onions' }).waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Restore the version: Earliest known version' }).click()
  await meetToast(page, 'Restored as a new version')
  await page.getByRole('link', { name: 'Back to the editor' }).click()
  await findTitle(page).waitFor()
  await expect.poll(() => findTitle(page).inputValue()).toBe('Slow onions')
})
