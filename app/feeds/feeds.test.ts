import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true, siteUrl: 'https://eat.example' })
})
afterAll(() => site.close())

test('robots are told where the sitemap is', async () => {
  expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: https://eat.example/sitemap.xml')
})

test('robots may read what says that it is not to be indexed', async () => {
  const rules = await (await site.get('/robots.txt')).text()
  for (const path of ['/search?q=burger', '/admin/login']) {
    expect(await (await site.get(path)).text()).toContain('<meta name="robots" content="noindex"/>')
    for (const [, kept = ''] of rules.matchAll(/Disallow: (.*)/g)) expect(path.startsWith(kept)).toBe(false)
  }
})

test('every feed is advertised on every page', async () => {
  const page = await (await site.get('/about')).text()
  for (const path of ['/rss.xml', '/atom.xml', '/feed.json', '/recipes/rss.xml', '/recipes/atom.xml', '/recipes/feed.json']) {
    const { headers, status } = await site.get(path)
    expect(status).toBe(200)
    const type = headers.get('content-type')?.split(';')[0]
    expect(page).toMatch(new RegExp(`<link rel="alternate" type="${type?.replace('+', '\\+')}"[^>]*href="${path}"`))
  }
})

test('the manifest names the site', async () => {
  const manifest = await (await site.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Griddle', start_url: '/' })
})

test('the site is alive and ready', async () => {
  expect((await site.get('/health')).status).toBe(200)
  expect((await site.get('/ready')).status).toBe(200)
})
