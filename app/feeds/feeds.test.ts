import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { root } from '#scripts/process.mjs'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true, siteUrl: 'https://eat.example' })
})
afterAll(() => site.close())

test('robots.txt names the sitemap', async () => {
  expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: https://eat.example/sitemap.xml')
})

test('robots may read pages that must not be indexed', async () => {
  const rules = await (await site.get('/robots.txt')).text()
  for (const path of ['/search?q=burger', '/admin/login']) {
    expect(await (await site.get(path)).text()).toContain('<meta name="robots" content="noindex"/>')
    for (const [, kept = ''] of rules.matchAll(/Disallow: (.*)/g)) expect(path.startsWith(kept)).toBe(false)
  }
})

test('a filtered or empty list must not be indexed, and a full one may', async () => {
  const isLeftOut = async (path: string) => (await (await site.get(path)).text()).includes('<meta name="robots" content="noindex"/>')
  for (const path of [
    '/collections',
    '/cook-with?have=egg',
    '/recipes?fits=no-milk',
    '/trending-recipes?fits=no-milk',
    '/shopping-list?recipe=1',
  ])
    expect([path, await isLeftOut(path)]).toEqual([path, true])
  for (const path of ['/recipes', '/trending-recipes', '/cook-with', '/search', '/shopping-list'])
    expect([path, await isLeftOut(path)]).toEqual([path, false])
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

test('the manifest names the site, links to existing pages, and has screenshots while they match the look', async () => {
  const read = async () => (await site.get('/manifest.webmanifest')).json()
  const { shortcuts, share_target, screenshots, ...manifest } = await read()
  expect(manifest).toMatchObject({ name: 'Griddle', id: '/', start_url: '/' })
  for (const { url } of [...shortcuts, { url: share_target.action }]) expect([url, (await site.get(url)).status]).toEqual([url, 200])
  expect(share_target).toMatchObject({ method: 'GET', params: { url: 'url', text: 'text', title: 'title' } })
  expect(new Set(screenshots.map(({ form_factor }: { form_factor: string }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src, sizes } of screenshots) {
    const file = join(root, 'build/client', src)
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'webp'])
    expect(statSync(file).size).toBeLessThan(100_000)
  }
  await updateSettings(site.db, { name: 'Soup kitchen' })
  expect(await read()).toMatchObject({ name: 'Soup kitchen' })
  expect(await read()).not.toHaveProperty('screenshots')
  await updateSettings(site.db, {})
})

test('the site is alive and ready', async () => {
  expect((await site.get('/health')).status).toBe(200)
  expect((await site.get('/ready')).status).toBe(200)
})
