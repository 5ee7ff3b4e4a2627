import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
let complaints: string[]
beforeEach(async () => {
  for (const table of ['_blogs', '_recipes', 'revisions', 'workingCopies'] as const) await journey.site.db.deleteFrom(table).execute()
  context = await journey.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  page = await context.newPage()
  page.on('dialog', (question) => question.accept())
  complaints = listComplaints(page, /status of 40\d/)
})
afterEach(() => expect(complaints).toEqual([]))

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

test('on a phone a post is started in the dialog, continued on its own page, shown to a friend, published with a picture, deleted and restored', {
  tags: 'promise',
}, async () => {
  await open('/admin/blog')
  await page.getByRole('link', { name: 'Add Blog' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('Slow onions')
  await press('Open full page')
  await page.waitForURL(/\/admin\/blog\/edit\?id=/)
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Slow onions')
  await press('Create link')
  const address = await page.getByLabel('Draft link').inputValue()
  const guest = await journey.newPage()
  await guest.goto(journey.site.origin + new URL(address).pathname + new URL(address).search)
  await guest.getByRole('heading', { name: 'Slow onions' }).waitFor()
  await page.getByLabel('Author').fill('June')
  await page.getByRole('textbox', { name: 'Content' }).fill('Low heat.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'onions.jpg', mimeType: 'image/jpeg', buffer: await aPicture() })
  await page
    .getByRole('button', { name: /remove/i })
    .first()
    .waitFor()
  await press('Publish')
  await meetToast(page, 'Blog published')
  await page.getByRole('button', { name: 'Unpublish' }).waitFor()
  await guest.goto(`${journey.site.origin}/blogs/slow-onions`)
  await guest.getByText('Low heat.').waitFor()
  await open('/admin/blog')
  await press(/^Delete Slow onions/)
  await meetToast(page, 'Blog deleted')
  expect((await guest.reload())?.status()).toBe(404)
  await press('Undo')
  await meetToast(page, 'Blog restored')
  await page.getByRole('link', { name: 'Edit Slow onions' }).waitFor()
  expect((await guest.reload())?.status()).toBe(200)
})

test('a recipe is scheduled, shows its time, and is public when that has come', { tags: 'promise' }, async () => {
  await open('/admin/manage-recipe?add=1')
  await page.getByLabel('Title', { exact: true }).fill('Onion soup')
  await press('Save draft')
  await meetToast(page, 'Draft saved')
  await page.getByRole('link', { name: 'Edit Onion soup' }).click()
  await page.waitForURL(/edit\?id=/)
  await page.getByText('Schedule', { exact: true }).first().click()
  await page.getByLabel('Publish at').fill('2020-01-01T09:00')
  await page.getByRole('button', { name: 'Publish as of Jan 1, 2020, 9:00 AM' }).waitFor()
  await page.getByLabel('Publish at').fill('2099-01-01T09:00')
  await press('Schedule for Jan 1, 2099, 9:00 AM')
  await page.getByText('Title, description, and image are required.').first().waitFor()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Onion soup')
  await journey.site.db
    .updateTable('_recipes')
    .set({ state: 'scheduled', publishedAt: new Date(Date.now() + 600).toISOString() })
    .execute()
  const guest = await journey.newPage()
  await expect.poll(async () => (await guest.goto(`${journey.site.origin}/recipes/onion-soup`))?.status(), { timeout: 5000 }).toBe(200)
})

test('the words of the button follow the time and the date, which go together, and it does what they say', async () => {
  await open('/admin/blog?add=1')
  const [date, time] = [page.getByLabel('Date', { exact: true }), page.getByLabel('Publish at')]
  const today = await date.inputValue()
  await page.getByRole('button', { name: 'Add Blog', exact: true }).waitFor()
  await page.getByText('Schedule', { exact: true }).first().click()
  await time.fill('2099-12-03T09:00')
  await page.getByRole('button', { name: 'Schedule for Dec 3, 2099, 9:00 AM' }).waitFor()
  await expect.poll(() => date.inputValue()).toBe('2099-12-03')
  await date.fill('2099-12-05')
  await page.getByRole('button', { name: 'Schedule for Dec 5, 2099, 9:00 AM' }).waitFor()
  await time.fill('')
  await page.getByRole('button', { name: 'Add Blog', exact: true }).waitFor()
  await expect.poll(() => date.inputValue()).toBe(today)
  await time.fill('2099-12-03T09:00')
  await page.getByLabel('Title', { exact: true }).fill('Slow onions')
  await page.getByLabel('Author').fill('June')
  await page.getByLabel('Image URL').fill(`${journey.site.origin}/images/hero`)
  await press('Schedule for Dec 3, 2099, 9:00 AM')
  const stored = () => journey.site.db.selectFrom('_blogs').select(['state', 'publishedAt', 'formattedDate']).execute()
  await expect
    .poll(async () => {
      const saveWithout = page.getByRole('button', { name: 'Save without the picture' })
      if (await saveWithout.isVisible()) await saveWithout.click()
      return stored()
    })
    .toEqual([{ state: 'scheduled', publishedAt: '2099-12-03T09:00:00.000Z', formattedDate: '2099-12-03' }])
})

test('Enter in a field saves, and what is public stays public', async () => {
  await insertBlog(journey.site.db, aBlog({ id: 'entered', urlSlug: 'entered' }))
  await open('/admin/blog/edit?id=entered')
  await page.getByLabel('Title', { exact: true }).press('Enter')
  await meetToast(page, 'Blog updated successfully!')
  await insertRecipe(journey.site.db, aRecipe({ slug: 'entered', image: '/images/hero' }))
  await open('/admin/manage-recipe')
  await page.getByRole('link', { name: 'Edit Patty Melt' }).click()
  await page.waitForURL(/edit\?id=/)
  await page.getByLabel('Title', { exact: true }).press('Enter')
  await meetToast(page, 'Recipe saved!')
  for (const path of ['/blogs/entered', '/recipes/entered']) expect((await page.goto(journey.site.origin + path))?.status()).toBe(200)
})

test('after “Open full page” was refused, another button does not open it', async () => {
  await insertBlog(journey.site.db, aBlog({ urlSlug: 'taken' }))
  await open('/admin/blog?add=1')
  await page.getByLabel('Title', { exact: true }).fill('Slow onions')
  await page.getByLabel('Slug', { exact: true }).fill('taken')
  await press('Open full page')
  await page.getByText('another post has this address').first().waitFor()
  await page.getByLabel('Slug', { exact: true }).fill('free')
  await press('Save draft')
  await meetToast(page, 'Draft saved')
  await page.getByRole('link', { name: 'Edit Slow onions' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/blog')
})

test.each(['/admin/blog?state=trashed', '/admin/manage-recipe?state=draft'])(
  '%s is accessible and fits, on a phone and on a desk',
  async (path) => {
    for (const state of ['draft', 'scheduled', 'trashed'] as const) {
      const publishedAt = '2099-01-01T00:00:00.000Z'
      await insertBlog(journey.site.db, aBlog({ state, publishedAt, urlSlug: state, title: '' }))
      await insertRecipe(journey.site.db, { ...aRecipe({ slug: state, publishedAt }), state })
    }
    await open(path)
    await expectAccessible(page)
  },
)
