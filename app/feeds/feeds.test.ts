import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true, siteUrl: 'https://eat.example' })
})
afterAll(() => site.close())

test('the sitemap lists every recipe and post at its public address, and each answers', async () => {
  const answer = await site.get('/sitemap.xml')
  expect(answer.headers.get('content-type')).toContain('xml')
  const addresses = [...(await answer.text()).matchAll(/<loc>https:\/\/eat\.example(.*?)<\/loc>/g)].map(([, path = '']) => path)
  expect(addresses).toContain('/recipes/classic-cheeseburger')
  expect(addresses.filter((path) => path.startsWith('/blogs/'))).toHaveLength(9)
  for (const path of addresses) expect([path, (await site.get(path)).status]).toEqual([path, 200])
})

test('robots are told where the sitemap is', async () => {
  expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: https://eat.example/sitemap.xml')
})

test('the feed has the newest posts with links to them', async () => {
  const feed = await (await site.get('/rss.xml')).text()
  expect(feed).toContain('<rss version="2.0"')
  expect(feed).toContain('https://eat.example/blogs/the-lacy-edge-what-a-smash-burger-is-really-for')
  expect(feed).not.toContain('@example.com')
})

test('the manifest names the site', async () => {
  const manifest = await (await site.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Griddle', start_url: '/' })
})

test('the site is alive and ready', async () => {
  expect((await site.get('/health')).status).toBe(200)
  expect((await site.get('/ready')).status).toBe(200)
})
