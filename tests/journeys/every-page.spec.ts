import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'

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

const journey = startJourney()

/** What the page did that it must not: errors, refused policies, requests to elsewhere. */
function watch(page: Page) {
  const complaints = listComplaints(page, /status of 404/)
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== journey.site.origin) complaints.push(`asked ${origin}`)
  })
  return complaints
}

describe.each([390, 1280])('at %i px', (width) => {
  test.each(paths)('%s is accessible, stays in place, fits (also the narrowest phone), and asks no other origin', async (path) => {
    const context = await journey.browser.newContext({
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
    await page.goto(journey.site.origin + path, { waitUntil: 'load' })
    await untilStarted(page)
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
