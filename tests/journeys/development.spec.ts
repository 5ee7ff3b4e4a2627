import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/set-up/browser.ts'
import { startDevelopment } from '#tests/set-up/development-site.ts'
import { untilStarted } from '#tests/set-up/journey.ts'

const owner = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'paprika on everything' }

let site: Awaited<ReturnType<typeof startDevelopment>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startDevelopment(owner), launchBrowser()])
}, 120_000)

afterAll(async () => {
  await browser.close()
  await site.close()
}, 20_000)

function listRoutes(page: Page) {
  return page.evaluate(() => Object.keys(Reflect.get(window, '__reactRouterManifest').routes))
}

test('in development pages start under their policy, know the same routes as in production, and reload what is edited', async () => {
  const page = await browser.newPage()
  const said: string[] = []
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('console', (entry) => ['error', 'warning'].includes(entry.type()) && said.push(entry.text()))
  await page.goto(`${site.origin}/contact`)
  await untilStarted(page)
  const routes = await listRoutes(page)
  expect(routes).toContain('public/contact')
  expect(routes.filter((id) => /^(?:admin|feeds|preview)\//.test(id))).toEqual([])
  for (const part of ['load-page.ts', 'last-error.tsx']) expect(asked).toContain(`/app/client/${part}`)
  await page.evaluate(() => document.body.setAttribute('data-still', ''))
  site.edit('app/public/contact.tsx', '<h1>Contact', '<h1>Contact us')
  await expect.poll(() => page.locator('h1').textContent()).toContain('Contact us')
  expect(await page.locator('body[data-still]').count()).toBe(1)
  await page.goto(`${site.origin}/admin/login`)
  await untilStarted(page)
  expect(await listRoutes(page)).toContain('admin/login')
  expect(said).toEqual([])
  expect(site.output()).not.toMatch(/error/i)
})
