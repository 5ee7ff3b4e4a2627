import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { startJourney } from '#tests/set-up/journey.ts'

const journey = startJourney()
let page: Page
beforeEach(async () => {
  page = await journey.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
})

test('a reader walks from the home page to a recipe', { tags: 'promise' }, async () => {
  await page.goto(journey.site.origin)
  await page.getByRole('link', { name: 'View All Recipes' }).click()
  await page.getByRole('link', { name: 'Mac and Cheese', exact: true }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Mac and Cheese')
  await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
})

test('the menu opens and its links work', async () => {
  await page.goto(journey.site.origin)
  await page.locator('summary').click()
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Blogs' }).click()
  await page.waitForURL('**/blogs')
})

test('a search finds recipes and posts', async () => {
  await page.goto(`${journey.site.origin}/search`)
  const form = page.getByRole('main').getByRole('search')
  await form.getByRole('searchbox').fill('waffle')
  await form.getByRole('button').click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Why Waffles Go Limp/ })
    .first()
    .waitFor()
})

test('a comment is sent, and a mistake keeps what was typed', { tags: 'promise' }, async () => {
  await page.goto(`${journey.site.origin}/blogs/oven-fries-that-crunch`)
  await page.getByLabel('Name', { exact: true }).fill('Dana')
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@mail')
  await page.getByLabel('Comment', { exact: true }).fill('Crunchy indeed.')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByText('Enter an email like name@mail.com').waitFor()
  await expect.poll(() => page.getByLabel('Comment', { exact: true }).inputValue()).toBe('Crunchy indeed.')
  await page.getByRole('textbox', { name: 'Email' }).fill('dana@mail.example')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await page.getByText('awaits approval').waitFor()
  const stored = await journey.site.db
    .selectFrom('comments')
    .select(['name', 'email', 'approved'])
    .where('comment', '=', 'Crunchy indeed.')
    .execute()
  expect(stored).toEqual([{ name: 'Dana', email: 'dana@mail.example', approved: 0 }])
})

test('a message and a new member are stored', async () => {
  await page.goto(`${journey.site.origin}/contact`)
  const message = page.locator('form', { has: page.getByLabel('Message') })
  await message.getByLabel('First name').fill('Ann')
  await message.getByRole('textbox', { name: 'Email' }).fill('ann@mail.example')
  await message.getByLabel('Message').fill('Is the kitchen open?')
  await message.getByRole('button').click()
  await expect
    .poll(() => journey.site.db.selectFrom('contacts').select(['first', 'message']).execute())
    .toEqual([{ first: 'Ann', message: 'Is the kitchen open?' }])
  const join = page.locator('form', { has: page.getByLabel('Full Name') })
  await join.getByLabel('Full Name').fill('Ann Baker')
  await join.getByRole('textbox', { name: 'Email' }).fill('ann@mail.example')
  await join.getByRole('button').click()
  await expect.poll(() => journey.site.db.selectFrom('users').select('fullName').execute()).toEqual([{ fullName: 'Ann Baker' }])
})

test('the posts are paged by real links', async () => {
  const { aBlog } = await import('#tests/builders.ts')
  const { insertBlog } = await import('#core/blogs/blog-rows.ts')
  for (let day = 1; day <= 5; day++)
    await insertBlog(
      journey.site.db,
      aBlog({ id: `old-${day}`, urlSlug: `old-${day}`, title: `Old ${day}`, createdAt: `2025-01-0${day}T00:00:00.000Z` }),
    )
  await page.goto(`${journey.site.origin}/blogs`)
  await page.getByRole('link', { name: /next/i }).click()
  await page.waitForURL((address) => address.search === '?page=2')
  await page.getByRole('link', { name: 'Old 1', exact: true }).waitFor()
})
