import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/set-up/browser.ts'
import { startSite } from '#tests/set-up/running-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
let browser: Browser
let page: Page
beforeAll(async () => {
  site = await startSite()
  browser = await launchBrowser()
  page = await browser.newPage({ colorScheme: 'light' })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** The colors that the browser may give its own bar, as the page says. */
function barColors() {
  return page
    .locator('meta[name=theme-color]')
    .evaluateAll((tags) =>
      tags.flatMap((tag) => (matchMedia(tag.getAttribute('media') ?? '').matches ? [tag.getAttribute('content')] : [])),
    )
}

test('the bar of the browser has the color of the chosen theme, before and after the page has started', async () => {
  await page.goto(site.origin)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(await barColors()).toEqual(['#fffcf7'])
  await page.getByRole('button', { name: 'Dark' }).click()
  expect(await barColors()).toEqual(['#17100c'])
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(barColors).toEqual(['#17100c'])
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  expect(await barColors()).toEqual(['#17100c'])
  await page.getByRole('button', { name: 'Auto' }).click()
  expect(await barColors()).toEqual(['#fffcf7'])
})

test('a notice that asks nothing goes by itself, also without a network', async () => {
  await page.evaluate(() => dispatchEvent(new CustomEvent('page-notice', { detail: { text: 'Saved' } })))
  await page.getByRole('alert').getByText('Saved').waitFor()
  await page.waitForTimeout(2100)
  expect(await page.getByRole('alert').count()).toBe(0)
})
