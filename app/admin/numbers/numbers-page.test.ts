import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertOldAddress } from '#core/addresses/old-address-rows.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { addCounts } from '#core/numbers/count-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { addMissedSearches } from '#core/search/missed-search-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { countMadeUpVisits } from '#tests/made-up-visits.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
  // A Saturday.
  site.clock.now = new Date('2026-11-28T12:00:00.000Z')
})
afterEach(() => site.close())

/** The text of the page, without tags, with one space between words. */
async function read(path = '/admin/numbers') {
  const answer = await site.get(path, cookie)
  expect(answer.status).toBe(200)
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
  return {
    html,
    text: html
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  }
}

test('a new site has no numbers, and says what doesn’t count', async () => {
  const { text, html } = await read()
  expect(text).toContain('No views yet. Your own and search engines’ views don’t count.')
  expect(html).not.toContain('<svg viewBox="0 0 720')
})

test('a month of made-up visits: this week so far, the previous one, and no previous year', async () => {
  await countMadeUpVisits(site.db, { today: '2026-11-28', days: 30 })
  const { text, html } = await read()
  // 168 views a day from Monday to Saturday.
  expect(text).toContain('Views this week 1,008 Last week (Nov 16 – 21, 2026) 1,008 ±0 % Same week last year (Nov 24 – 29, 2025) 0 ')
  expect(text).toContain('Visits this week 504 ')
  expect(text).toContain('Classic Cheeseburger 300 300 ±0 % 0')
  expect(text.indexOf('Classic Cheeseburger')).toBeLessThan(text.indexOf('Fried Chicken'))
  expect(text).toContain('Pie Crust Without Fear 192')
  expect(text).toContain('Search Google 360 360')
  expect(text).toContain('Pinterest 240')
  expect(text).not.toContain('This site 4')
  expect(text).toContain('/old-page 6')
  expect(text).toMatch(/Classic Cheeseburger 18 0 0 0 0 .*Fried Chicken 0 12 0 0 0/)
  expect(html.match(/<rect/g)).toHaveLength(52)
  expect(text).toContain('Week of Nov 23 1,008 504')
})

test('after a year, the same days of the same week a year before', async () => {
  await countMadeUpVisits(site.db, { today: '2026-11-28', days: 400 })
  const { text } = await read()
  expect(text).toContain('Same week last year (Nov 24 – 29, 2025) 504 +100 %')
  expect(text).toContain('Classic Cheeseburger 300 300 ±0 % 150 +100 %')
  expect((await read('/admin/numbers?by=day')).text).toContain(
    'Views today 168 Yesterday (Nov 27, 2026) 168 ±0 % Same weekday last year (Nov 29, 2025) 84',
  )
  const months = (await read('/admin/numbers?by=month')).text
  expect(months).toContain('Views this month 4,704 Last month (Oct 1 – 28, 2026) 4,704')
  expect(months).toContain('October 2026 5,208')
})

test('long past months are in the chart unchanged, though their days are gone', async () => {
  await addCounts(site.db, [{ kind: 'site', key: '', period: '2025-01', times: 700, visits: 400 }])
  expect((await read('/admin/numbers?by=month')).text).toContain('January 2025 700 400')
})

test('a record has the views of its earlier addresses, reviews count, and deleted records are left out', async () => {
  await insertBlog(site.db, aBlog({ id: 'moved', urlSlug: 'new-name', title: 'Moved Post' }))
  await insertOldAddress(site.db, { kind: 'blog', slug: 'old-name', recordId: 'moved', createdAt: '2026-11-01T00:00:00.000Z' })
  const page = { kind: 'page', period: '2026-11-28', visits: 1 } as const
  await addCounts(site.db, [
    { ...page, key: '/blogs/old-name', times: 3 },
    { ...page, key: '/blogs/new-name', times: 4 },
    { ...page, key: '/blogs/gone', times: 99 },
    { kind: 'site', key: '', period: '2026-11-28', times: 106, visits: 3 },
  ])
  const review = { id: 'r', recipeId: 2, stars: 5, name: 'Ann', email: 'a@b.example', text: '', approved: false } as const
  await insertReview(site.db, { ...review, createdAt: '2026-11-28T01:00:00.000Z' })
  const { text } = await read()
  expect(text).toContain('Moved Post 7 0 0')
  expect(text).not.toContain('gone')
  expect(text).toContain('Fried Chicken 0 0 0 0 1')
})

test('each post and recipe has its views of 30 days beside it in the lists, in rows and cards', async () => {
  const { id } = await insertRecipe(site.db, aRecipe({ slug: 'patty-melt' }))
  await insertOldAddress(site.db, { kind: 'recipe', slug: 'old-melt', recordId: String(id), createdAt: '2026-11-01T00:00:00.000Z' })
  const page = { kind: 'page', visits: 1 } as const
  await addCounts(site.db, [
    { ...page, key: '/recipes/patty-melt', period: '2026-11-28', times: 1200 },
    { ...page, key: '/recipes/old-melt', period: '2026-10-30', times: 4 },
    { ...page, key: '/recipes/patty-melt', period: '2026-10-29', times: 900 },
    { ...page, key: '/blogs/pie-crust-without-fear', period: '2026-11-28', times: 1 },
  ])
  for (const view of ['rows', 'cards']) {
    const recipes = (await read(`/admin/manage-recipe?view=${view}`)).text
    expect(recipes).toContain('1,204 views in 30 days')
    const blogs = (await read(`/admin/blog?view=${view}`)).text
    expect(blogs.match(/views? in 30 days/g)).toHaveLength(1)
    expect(blogs).toContain('1 view in 30 days')
  }
})

test('days are in the site’s time zone', async () => {
  await updateSettings(site.db, { timeZone: 'Pacific/Auckland' })
  await addCounts(site.db, [{ kind: 'site', key: '', period: '2026-11-29', times: 5, visits: 5 }])
  expect((await read('/admin/numbers?by=day')).text).toContain('Views today 5')
})

test('searches without results are listed, and the page says if counting is off', async () => {
  await addMissedSearches(site.db, { day: '2026-11-27', query: 'pho', times: 4, most: 9 })
  await updateSettings(site.db, { countVisits: 'off' })
  const { text } = await read()
  expect(text).toContain('pho 4')
  expect(text).toContain('Counting is switched off.')
})

test('everything can be downloaded as CSV, with strangers’ texts as text', async () => {
  const page = { kind: 'page', period: '2026-11-28', visits: 1 } as const
  await addCounts(site.db, [
    { ...page, key: '/about', times: 3 },
    { kind: 'missing', key: '=1+1', period: '2026-11-28', times: 1, visits: 0 },
    { kind: 'site', key: '', period: '2025-01', times: 7, visits: 4 },
  ])
  const answer = await site.get('/admin/export/numbers', cookie)
  expect(await answer.text()).toBe(
    [
      'What,Which,Day Or Month,Times,Visits',
      'All pages,,2025-01,7,4',
      'Page,/about,2026-11-28,3,1',
      "Missing page,'=1+1,2026-11-28,1,0",
      '',
    ].join('\r\n'),
  )
})
