import { afterAll, expect, test } from 'vitest'
import { offlinePages } from '#app/kitchen/offline/offline-pages.ts'
import { openTestSite } from '#tests/open-test-site.ts'

const site = await openTestSite({ samples: true, offlineFiles: { version: 'of today', files: ['/assets/a.js'] } })
afterAll(() => site.close())

test('the service worker knows its release, is revalidated with each visit, and caches pages that exist', async () => {
  const response = await site.get('/sw.js')
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(await response.text()).toContain('self.release={"version":"of today","files":["/assets/a.js"],"pages":["/offline"')
  for (const page of offlinePages) expect([page, (await site.get(page)).status]).toEqual([page, 200])
  expect(await (await site.get('/offline')).text()).toMatch(/<meta name="robots" content="noindex"/)
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('offline')
})

test('with OFFLINE=off pages start no worker, and an existing one unregisters itself', async () => {
  const off = await openTestSite({ offlineFiles: null })
  const script = await (await off.get('/sw.js')).text()
  expect(script).toContain('unregister')
  expect(script).not.toContain('self.release')
  await off.close()
})
