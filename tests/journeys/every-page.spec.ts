import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#tests/set-up/browser.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startSite } from '#tests/set-up/running-site.ts'

const paths = [
  '/',
  '/recipes',
  '/recipes?category=Main+course&time=60&ingredient=butter',
  '/trending-recipes',
  '/cook-with',
  '/cook-with?have=butter,cheddar,xyzzy',
  '/recipes/classic-cheeseburger',
  '/favourites',
  '/blogs',
  '/blogs/pie-crust-without-fear',
  '/search?q=salt',
  '/search?q=nothingatall',
  '/contact',
  '/about',
  '/disclaimer',
  '/privacy-policy',
  '/terms-and-condition',
  '/no-such-page',
]

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** What the page did that it must not: errors, refused policies, requests to elsewhere. */
function watch(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && !/status of 404/.test(message.text()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.origin) complaints.push(`asked ${origin}`)
  })
  return complaints
}

describe.each([390, 1280])('at %i px', (width) => {
  test.each(paths)('%s is accessible, stays in place, fits (also the narrowest phone), and asks no other origin', async (path) => {
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const complaints = watch(page)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.origin + path, { waitUntil: 'load' })
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(150)
    expect(complaints).toEqual([])
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
    const { shift, sideways } = await page.evaluate(() => ({
      shift: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      sideways: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(shift).toBeLessThan(0.02)
    expect(sideways).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
    if (width === 390) {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    await context.close()
  })
})
