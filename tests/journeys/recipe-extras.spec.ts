import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let page: Page
let complaints: string[]
let made = 0
beforeEach(async () => {
  const context = await journey.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
  complaints = listComplaints(page)
})
afterEach(() => expect(complaints).toEqual([]))

async function open(changes: Parameters<typeof aRecipe>[0]) {
  const slug = `extras-${++made}`
  await insertRecipe(journey.site.db, aRecipe({ slug, image: '/images/hero', ...changes }))
  await page.goto(`${journey.site.origin}/recipes/${slug}`)
  await untilStarted(page)
}

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('the player of %s is requested only on a click', async (videoUrl, player) => {
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
  })
  await open({ videoUrl })
  await expect.poll(() => findViolations(page)).toEqual([])
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Play the video' }).click()
  await page.frameLocator('.video__player').frameLocator('iframe').getByText('The player').waitFor()
  expect(asked).toEqual([player])
})

test('a video in a post plays in place, and is requested only on a click', { tags: 'promise' }, async () => {
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
  })
  const content = '<p>Look.</p><hr data-video="https://vimeo.com/76979871" data-title="Smashing" data-poster="/images/hero" />'
  await insertBlog(journey.site.db, aBlog({ urlSlug: 'filmed', content }))
  await page.goto(`${journey.site.origin}/blogs/filmed`)
  await untilStarted(page)
  await expect.poll(() => findViolations(page)).toEqual([])
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Play the video Smashing' }).press('Enter')
  await page.frameLocator('.video__player').frameLocator('iframe').getByText('The player').waitFor()
  expect(asked).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('video__player')
})

test('a step’s picture is uploaded in the form, or chosen, moves with its step, and is shown on the page and in cook mode', {}, async () => {
  const context = await journey.newContext({ reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  page = await context.newPage()
  complaints = listComplaints(page)
  const { id } = await insertRecipe(journey.site.db, aRecipe({ slug: 'pictured', image: '/images/hero', steps: ['Chop.', 'Fry.'] }))
  await page.goto(`${journey.site.origin}/admin/manage-recipe/edit?id=${id}`)
  await untilStarted(page)
  await page.getByRole('button', { name: 'Add a picture to step 1' }).click()
  const row = page.locator('.step-picture-field')
  await row
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPicture('#ea580c', 900, 600) })
  await row.locator('img').waitFor()
  await page.getByLabel('Alternative text for the picture in row 2').fill('Chopped onions')
  await row.getByRole('button', { name: 'Remove image' }).click()
  await row.getByRole('button', { name: 'Choose from pictures' }).press('Enter')
  await page.getByRole('dialog', { name: 'Choose a picture' }).locator('.picture-choices button').first().press('Enter')
  await row.locator('img').waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Move step 1 down' }).click()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await meetToast(page, 'Recipe saved!')
  await page.goto(`${journey.site.origin}/recipes/pictured`)
  await untilStarted(page)
  const picture = page.locator('#step-2').getByRole('img', { name: 'Chopped onions' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  await untilStarted(page)
  await page.getByRole('link', { name: 'Chopped onions' }).press('Enter')
  const large = page.getByRole('dialog', { name: 'Photos' })
  await large.getByRole('img', { name: 'Chopped onions' }).waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'detached' })
  await page.goto(`${journey.site.origin}/recipes/pictured#cook-2`)
  await page.getByRole('dialog').getByRole('img', { name: 'Chopped onions' }).waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
})
