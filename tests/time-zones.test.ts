import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { root } from '#scripts/process.mjs'

// In a separate process: the time zone of a test worker can't be changed.
const program = `
  import { insertBlog } from '#core/blogs/blog-rows.ts'
  import { insertRecipe } from '#core/recipes/recipe-rows.ts'
  import { aBlog, aRecipe } from '#tests/builders.ts'
  import { openTestSite, signIn } from '#tests/open-test-site.ts'

  const early = '2026-11-18T00:30:00.000Z'
  const late = '2026-11-18T23:30:00.000Z'
  const addresses = [
    ...['/blogs', '/blogs/typed', '/blogs/in-words', '/recipes/patty-melt', '/rss.xml', '/recipes/rss.xml', '/sitemap.xml'],
    ...['/admin/blog?add=1', '/admin/blog/edit?id=typed', '/admin/sessions'],
  ]
  const date = /<time[^>]*>[^<]*<.time>|"date(?:Published|Modified)":"[^"]*"|<(?:lastmod|pubDate)>[^<]*|name="formattedDate"[^>]*>/g

  const site = await openTestSite()
  await insertBlog(site.db, aBlog({ id: 'typed', urlSlug: 'typed', formattedDate: '2026-11-18', createdAt: early, updatedAt: late }))
  await insertBlog(site.db, aBlog({ id: 'in-words', urlSlug: 'in-words', formattedDate: 'November 18, 2026', createdAt: late }))
  await insertRecipe(site.db, aRecipe({ createdAt: early, updatedAt: late }))
  const cookie = await signIn(site)
  const shown = {}
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    process.env.TZ = zone
    shown[zone] = { offset: new Date(late).getTimezoneOffset() }
    for (const address of addresses) shown[zone][address] = (await (await site.get(address, cookie)).text()).match(date)
  }
  await site.close()
  process.stdout.write(JSON.stringify(shown))`

type Shown = { offset: number } & Record<string, string[]>
let west: Shown
let east: Shown

beforeAll(() => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, encoding: 'utf8' })
  const shown = JSON.parse(output)
  west = shown['America/Los_Angeles']
  east = shown['Pacific/Kiritimati']
}, 240_000)

test('no page or feed loses or gains a day because of the server’s clock', () => {
  expect([west.offset, east.offset]).toEqual([8 * 60, -14 * 60])
  expect({ ...west, offset: 0 }).toEqual({ ...east, offset: 0 })
})

test.each([
  ['/blogs', '<time class="date" dateTime="2026-11-18">November 18, 2026</time>', 2],
  ['/blogs/typed', '"datePublished":"2026-11-18T00:30:00.000Z"', 1],
  ['/blogs/in-words', '<time class="date" dateTime="2026-11-18">November 18, 2026</time>', 1],
  ['/recipes/patty-melt', '<time class="date" dateTime="2026-11-18">November 18, 2026</time>', 1],
  ['/rss.xml', '<pubDate>Wed, 18 Nov 2026 00:30:00 GMT', 1],
  ['/admin/blog/edit?id=typed', 'name="formattedDate" value="2026-11-18"/>', 1],
  ['/admin/blog?add=1', 'name="formattedDate" value="2026-11-21"/>', 1],
])('%s shows %s', (address, date, times) => {
  expect(west[address]?.filter((shown) => shown === date)).toHaveLength(times)
})
