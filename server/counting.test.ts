import { once } from 'node:events'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { listTopCounts } from '#core/numbers/count-rows.ts'
import { updateDraftToken } from '#core/publication/publication-rows.ts'
import { listMissedSearches } from '#core/search/missed-search-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { lastOf } from '#domain/span.ts'
import { aBlog } from '#tests/builders.ts'
import { toCookieHeader } from '#tests/open-test-site.ts'
import { startSite } from '#tests/set-up/running-site.ts'

const allTime = { from: '2000-01-01', to: '2100-01-01' }
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const reader = { 'User-Agent': agent, 'Accept-Language': 'de' }

async function start() {
  const site = await startSite()
  onTestFinished(site.close)
  const { db, visits } = site.parts
  /** Sends a request without `fetch`'s own headers. */
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const [answer] = await once(request(site.origin + path, { method, headers: { ...reader, ...headers } }).end(), 'response')
    answer.resume()
    return answer.statusCode
  }
  const read = async (kind: Parameters<typeof listTopCounts>[1]) => {
    await visits.write()
    return Object.fromEntries((await listTopCounts(db, kind, allTime, 99)).map(({ key, times, visits: own }) => [key, [times, own]]))
  }
  return { ...site, ask, read }
}

test('views are counted whether pages come from the cache or are rendered', async () => {
  const { ask, read, db } = await start()
  for (const path of ['/about', '/about', '/about.data', '/search?q=a', '/search?q=b', '/recipes?unknown=1']) await ask(path)
  await insertBlog(db, aBlog({ id: 'p', urlSlug: 'p' }))
  for (let times = 0; times < 3; times++) await ask('/blogs/p')
  expect(await read('page')).toEqual({ '/about': [3, 1], '/blogs/p': [3, 1], '/search': [2, 1], '/recipes': [1, 1] })
  expect(await read('site')).toEqual({ '': [9, 1] })
})

test('admins, robots, HEAD, prefetches, and what is not a page are not counted', async () => {
  const { ask, read, origin, admin, db } = await start()
  const body = new URLSearchParams(admin)
  const cookie = toCookieHeader(
    await fetch(`${origin}/admin/login`, { method: 'POST', redirect: 'manual', headers: { Origin: origin }, body }),
  )
  await insertBlog(db, aBlog({ id: 'd', urlSlug: 'd', state: 'draft' }))
  await updateDraftToken(db, { kind: 'blog', id: 'd' }, 'a-secret')
  const asked: [string, Record<string, string>?, string?][] = [
    ['/about', { Cookie: cookie }],
    ['/admin/dashboard', { Cookie: cookie }],
    ['/admin/login'],
    ['/about', { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
    ['/blogs/d?draft=a-secret'],
    ['/about', {}, 'HEAD'],
    ['/about', { 'Sec-Purpose': 'prefetch' }],
    ['/about.data', { Purpose: 'prefetch' }],
    ...['/rss.xml', '/sitemap.xml', '/robots.txt', '/api/recipes/1', '/health', '/icon.svg', '/sw.js', '/llms.txt'].map(
      (path): [string] => [path],
    ),
  ]
  for (const one of asked) expect([one, await ask(...one)]).toEqual([one, 200])
  expect(await read('site')).toEqual({})
  await ask('/about')
  expect(await read('site')).toEqual({ '': [1, 1] })
})

test('the owner’s own searches and missing addresses are not counted', async () => {
  const { ask, read, db, parts } = await start()
  for (const cookie of ['', 'griddle=abc']) for (const path of ['/search?q=xyzzy', '/nowhere']) await ask(path, { Cookie: cookie })
  expect(await read('missing')).toEqual({ '/nowhere': [1, 0] })
  expect(await read('page')).toEqual({ '/search': [1, 1] })
  // Written every ten seconds.
  const now = () => lastOf(24 * 60 * 60_000, parts.clock())
  await expect.poll(() => listMissedSearches(db, now(), 9), { timeout: 15_000 }).toEqual([{ query: 'xyzzy', times: 1 }])
})

test('nothing is counted once the owner has switched it off', async () => {
  const { ask, read, db, parts } = await start()
  await updateSettings(db, { countVisits: 'off' })
  await parts.visits.write()
  for (const path of ['/about', '/nowhere']) await ask(path)
  for (const kind of ['site', 'page', 'missing'] as const) expect(await read(kind)).toEqual({})
})
