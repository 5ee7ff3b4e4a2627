import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from './builders.ts'
import { openTestSite } from './open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite()
  const [early, late] = ['2026-11-18T05:00:00.000Z', '2026-11-18T15:00:00.000Z']
  const said = { name: 'Bo', email: 'bo@mail.example', createdAt: late, approved: true }
  await insertBlog(site.db, aBlog({ id: 'dated', urlSlug: 'dated', formattedDate: '2026-11-18', createdAt: early, publishedAt: early }))
  await insertComment(site.db, { ...said, id: 'c', blogId: 'dated', blogTitle: 'Dated', comment: 'Good.' })
  const { id } = await insertRecipe(site.db, aRecipe({ image: '/images/hero', createdAt: early, publishedAt: early, updatedAt: late }))
  await insertReview(site.db, { ...said, id: 'r', recipeId: id, stars: 5, text: 'Good.' })
})
afterAll(() => site.close())

const date = /<time[^>]*>[^<]*<.time>|"date(?:Published|Modified)":"[^"]*"/g
const shown = async (path: string) => (await (await site.get(path)).text()).match(date)
const time = (day: string, words: string) => `<time class="date" dateTime="${day}">${words}</time>`

test.each([
  {
    timeZone: 'Pacific/Kiritimati',
    recipe: [time('2026-11-18', 'November 18, 2026'), time('2026-11-19', 'November 19, 2026'), time('2026-11-19', 'November 19, 2026')],
    comment: time('2026-11-19', 'November 19, 2026'),
    published: '"datePublished":"2026-11-18T19:00:00.000+14:00"',
    dated: '"datePublished":"2026-11-18T19:00:00.000+14:00"',
  },
  {
    timeZone: 'Pacific/Honolulu',
    recipe: [time('2026-11-17', 'November 17, 2026'), time('2026-11-18', 'November 18, 2026'), time('2026-11-18', 'November 18, 2026')],
    comment: time('2026-11-18', 'November 18, 2026'),
    published: '"datePublished":"2026-11-17T19:00:00.000-10:00"',
    dated: '"datePublished":"2026-11-18T12:00:00.000-10:00"',
  },
])('every displayed day is in $timeZone, and the typed date stays', async ({ timeZone, recipe, comment, published, dated }) => {
  await updateSettings(site.db, { timeZone })
  const [onRecipe, onPost] = [await shown('/recipes/patty-melt'), await shown('/blogs/dated')]
  expect(onRecipe?.filter((text) => text.startsWith('<time'))).toEqual(recipe)
  expect(onRecipe).toContain(published)
  expect(onPost?.filter((text) => text.startsWith('<time'))).toEqual([time('2026-11-18', 'November 18, 2026'), comment])
  expect(onPost).toContain(dated)
})
