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

test('the manifest names the site', async () => {
  const manifest = await (await site.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Griddle', start_url: '/' })
})

test('the site is alive and ready', async () => {
  expect((await site.get('/health')).status).toBe(200)
  expect((await site.get('/ready')).status).toBe(200)
})
