import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { publicPages } from '#tests/public-pages.ts'
import { findSmallControls } from '#tests/set-up/find-small-controls.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'

const furtherStates = [
  '/recipes?category=Main+course&time=60&ingredient=butter',
  '/cook-with?have=butter,cheddar,xyzzy',
  '/search?q=salt',
  '/search?q=nothingatall',
]
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const desktopZoomedTwice = { width: 640, height: 450 }
const narrowestPhone = { width: 320, height: 640 }

const journey = startJourney()
let page: Page
/** What a page must not do: errors, refused policies, requests to other sites. */
let complaints: string[]
beforeAll(async () => {
  page = await journey.browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  // So that each load is as slow as a first one.
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(recordShifts)
  complaints = listComplaints(page, /status of 404/)
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== journey.site.origin) complaints.push(`asked ${origin}`)
  })
})
beforeEach(() => {
  complaints.length = 0
})

/** Runs before the page: records how far things moved without input. */
function recordShifts() {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.push(Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
}

async function open(path: string, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  await page.goto(journey.site.origin + path, { waitUntil: 'load' })
  await untilStarted(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
}

/** How far things moved without input, and how far the page extends beyond the right edge. */
function measureLayout() {
  return page.evaluate(() => ({
    shift: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    sideways: document.documentElement.scrollWidth - innerWidth,
  }))
}

/** Texts that are laid out but have no width left to be readable. */
function findSqueezedText() {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement) && element.getBoundingClientRect().width < 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** One page of each kind of layout; all pages, at each width, are in the other half of the suite. */
const layouts = ['/', '/recipes', '/recipes/classic-cheeseburger', '/blogs/pie-crust-without-fear', '/search?q=salt', '/contact']

test.each(layouts)('%s is accessible in both themes, stays in place and fits a phone', { tags: 'promise' }, async (path) => {
  await open(path, phone)
  expect(complaints).toEqual([])
  const { shift, sideways } = await measureLayout()
  expect(shift).toBeLessThan(0.02)
  expect(sideways).toBeLessThanOrEqual(0)
  await expect.poll(() => findViolations(page)).toEqual([])
})

test.each([...publicPages, ...furtherStates])(
  '%s is accessible, stays in place, fits (also the narrowest phone, and at 200 %), has controls large enough for fingers, and asks no other origin',
  async (path) => {
    for (const viewport of [phone, desktop]) {
      await open(path, viewport)
      expect(complaints).toEqual([])
      await expect.poll(() => page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
      const { shift, sideways } = await measureLayout()
      expect(shift).toBeLessThan(0.02)
      expect(sideways).toBeLessThanOrEqual(0)
    }
    // In one document: axe takes half as long where it has already run.
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await expect.poll(async () => [viewport, await findViolations(page)]).toEqual([viewport, []])
    }
    await expect.poll(() => findSmallControls(page)).toEqual([])
    for (const viewport of [phone, desktopZoomedTwice, narrowestPhone]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      await expect.poll(async () => [viewport, await findSqueezedText()]).toEqual([viewport, []])
    }
  },
)
