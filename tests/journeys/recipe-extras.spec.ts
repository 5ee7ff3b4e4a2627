import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertRecipe } from '#storage/recipes/recipes.ts'
import { aRecipe } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'

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
])('the player of %s is asked for by a click and by nothing else', async (videoUrl, player) => {
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
  })
  await open({ videoUrl })
  expect(await findViolations(page)).toEqual([])
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Play the video' }).click()
  await page.frameLocator('.recipe-video__player').frameLocator('iframe').getByText('The player').waitFor()
  expect(asked).toEqual([player])
})
