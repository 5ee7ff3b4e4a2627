import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from './find-violations.ts'

/**
 * Expects that axe finds nothing wrong with the page in its current state, and that nothing extends beyond its right edge: on a phone and
 * on a desk.
 */
export async function expectAccessible(page: Page, widths = [390, 1280]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => [page.url(), width, await findViolations(page)]).toEqual([page.url(), width, []])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}
