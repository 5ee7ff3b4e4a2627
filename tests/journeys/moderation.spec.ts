import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComments } from '#core/comments/comment-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  const { db } = journey.site
  for (const table of ['comments', 'spam', 'blockList'] as const) await db.deleteFrom(table).execute()
  await db.deleteFrom('_blogs').where('id', '=', 'moderated').execute()
  await insertBlog(db, aBlog({ id: 'moderated', urlSlug: 'moderated', title: 'Moderated' }))
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  complaints = listComplaints(page)
  await signIn(context, journey.site)
})
afterEach(() => expect(complaints).toEqual([]))

/** The newest is number 1. */
async function addComments(count: number) {
  const comments = Array.from({ length: count }, (_, index) => ({
    ...{
      id: `c${index + 1}`,
      blogId: 'moderated',
      blogTitle: 'Moderated',
      name: `Guest ${index + 1}`,
      email: `guest${index + 1}@mail.example`,
    },
    ...{ comment: `Thought ${index + 1}`, createdAt: new Date(Date.UTC(2026, 0, 2) - index * 60_000).toISOString(), approved: false },
  }))
  await insertComments(journey.site.db, comments)
}

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

const focused = () => page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent ?? '')
const count = async (table: 'comments' | 'spam') => (await journey.site.db.selectFrom(table).select('id').execute()).length
const countPending = async () => (await journey.site.db.selectFrom('comments').select('id').where('approved', '=', false).execute()).length

test('more comments than a page holds are moderated by keys alone: approved, marked as spam, deleted, selected', {
  tags: 'promise',
}, async () => {
  await addComments(60)
  await open('/admin/manage-comments?pending=1')
  await page.locator('.key-help summary').focus()
  await page.keyboard.press('j')
  await expect.poll(focused).toBe('Guest 1')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  expect(await focused()).toBe('Guest 1')
  expect(await page.locator('article:focus').evaluate((card) => getComputedStyle(card).outlineStyle)).toBe('solid')
  for (let index = 0; index < 20; index++) await page.keyboard.press('a')
  for (let index = 0; index < 20; index++) await page.keyboard.press('s')
  expect(await focused()).toBe('Guest 41')
  await expect.poll(() => Promise.all([countPending(), count('spam')])).toEqual([20, 20])
  page.once('dialog', (dialog) => void dialog.accept())
  await page.keyboard.press('d')
  await expect.poll(() => count('comments')).toBe(39)
  await expect.poll(focused).toBe('Guest 42')
  await page.keyboard.press('x')
  await page.getByText('1 chosen').waitFor()
  for (let index = 42; index <= 50; index++) await page.keyboard.press('a')
  await expect.poll(countPending).toBe(10)
  await page.keyboard.press('j')
  await expect.poll(focused).toBe('Guest 51')
  for (let index = 51; index <= 60; index++) await page.keyboard.press('a')
  await expect.poll(countPending).toBe(0)
})

test('keys do nothing while typing or when another part of the page has the focus, and “?” shows them', async () => {
  await addComments(3)
  await open('/admin/manage-comments')
  await page.getByRole('searchbox', { name: 'Search comments' }).pressSequentially('asdx')
  await page.getByRole('link', { name: 'Export CSV' }).focus()
  await page.keyboard.type('jas')
  const card = page.getByRole('article', { name: 'Guest 1' })
  await card.locator('summary').click()
  await card.getByRole('textbox').pressSequentially('as')
  await card.getByRole('textbox').press('ControlOrMeta+a')
  expect(await Promise.all([countPending(), count('spam')])).toEqual([3, 0])
  await card.focus()
  await page.keyboard.press('?')
  await page.getByText('Next entry').waitFor()
  await page.keyboard.press('?')
  await page.getByText('Next entry').waitFor({ state: 'hidden' })
})

test('spam shows why, one or many are released, and axe finds nothing with none, one or many', async () => {
  await addComments(30)
  await open('/admin/manage-comments?spam=1')
  await page.getByText('No spam.').waitFor()
  await expectAccessible(page)
  await open('/admin/manage-comments')
  await page.getByRole('checkbox').nth(1).check()
  for (const name of ['Guest 2', 'Guest 3'])
    await page.getByRole('checkbox', { name: `Choose the comment by ${name}`, exact: true }).check()
  await page.getByRole('form', { name: 'Selected comments' }).getByRole('button', { name: 'Spam', exact: true }).click()
  await expect.poll(() => count('spam')).toBe(3)
  await open('/admin/manage-comments?spam=1')
  await page.getByText('Marked as spam by hand').first().waitFor()
  await page.locator('.key-help summary').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not spam: the comment by Guest 2' }).click()
  await expect.poll(() => count('spam')).toBe(2)
  await open('/admin/settings#block-list')
  await expect.poll(() => page.getByRole('textbox', { name: 'Block list' }).inputValue()).toContain('guest3@mail.example')
  expect(await page.getByRole('textbox', { name: 'Block list' }).inputValue()).not.toContain('guest2@')
})

test('apparent spam gets the usual thanks, and waits for approval once the browser has proved its work', {
  tags: 'promise',
}, async () => {
  await open('/blogs/moderated')
  const stamped = page.waitForResponse((response) => response.url().endsWith('/api/form-proof') && response.request().method() === 'GET')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann')
  expect((await stamped).status()).toBe(200)
  const hidden = page.locator('[name="seasoning"]')
  expect([await hidden.inputValue(), await hidden.getAttribute('tabindex'), await hidden.getAttribute('autocomplete')]).toEqual([
    '',
    '-1',
    'off',
  ])
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@mail.example')
  await page.getByRole('textbox', { name: 'Comment' }).fill('My recipe https://annas.example https://bos.example')
  // Sent in under three seconds, it would have too many signs of spam.
  await page.waitForTimeout(3100)
  const proven = page.waitForResponse((response) => response.url().endsWith('/api/form-proof') && response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByRole('status').filter({ hasText: 'Thank you. Your comment awaits approval.' }).first().waitFor()
  expect((await proven).status()).toBe(204)
  expect(await Promise.all([countPending(), count('spam')])).toEqual([1, 0])
})
