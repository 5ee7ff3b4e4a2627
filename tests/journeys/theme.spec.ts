import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'

const journey = startJourney()
let page: Page
beforeAll(async () => {
  page = await journey.browser.newPage({ colorScheme: 'light', serviceWorkers: 'block' })
})

/** The colours that the page gives the browser's own bar. */
function barColors() {
  return page
    .locator('meta[name=theme-color]')
    .evaluateAll((tags) =>
      tags.flatMap((tag) => (matchMedia(tag.getAttribute('media') ?? '').matches ? [tag.getAttribute('content')] : [])),
    )
}

test('the browser’s bar has the colour of the chosen theme, before and after the page has started', { tags: 'promise' }, async () => {
  await page.goto(journey.site.origin)
  await untilStarted(page)
  await expect.poll(() => barColors()).toEqual(['#fffcf7'])
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => barColors()).toEqual(['#17100c'])
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(barColors).toEqual(['#17100c'])
  await untilStarted(page)
  await expect.poll(() => barColors()).toEqual(['#17100c'])
  await page.getByRole('button', { name: 'Auto' }).click()
  await expect.poll(() => barColors()).toEqual(['#fffcf7'])
})

test('a notice without a question disappears by itself, even without a network', async () => {
  await page.goto(journey.site.origin)
  await untilStarted(page)
  await page.evaluate(() => dispatchEvent(new CustomEvent('page-notice', { detail: { text: 'Saved' } })))
  await page.getByRole('alert').getByText('Saved').waitFor()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('the footer’s lists are below their headings, without bullets', async () => {
  await page.goto(`${journey.site.origin}/contact`)
  const offsets = await page.getByRole('contentinfo').evaluate((footer) =>
    Array.from(footer.querySelectorAll('h2 + ul'), (list) => {
      const heading = list.previousElementSibling?.getBoundingClientRect()
      const first = list.firstElementChild?.getBoundingClientRect()
      return [getComputedStyle(list).listStyleType, Math.round((first?.left ?? -1) - (heading?.left ?? 0))]
    }),
  )
  expect(offsets).toEqual([
    ['none', 0],
    ['none', 0],
  ])
})

test('with forced colours fields and buttons have borders, and what is current or selected is marked', async () => {
  const page = await journey.newPage({ viewport: { width: 1280, height: 900 }, forcedColors: 'active' })
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(element)
        return { border: Number.parseFloat(borderTopWidth), background: backgroundColor }
      })
  await page.goto(`${journey.site.origin}/recipes?type=trending`)
  for (const selector of ['.button', '.search-box', '.chip', '.recipe-card', '.heart'])
    await expect.poll(async () => [selector, (await styleOf(selector)).border >= 1]).toEqual([selector, true])
  for (const chosen of ['.main-nav a', '.chip']) {
    const other = await styleOf(`${chosen}:not([aria-current])`)
    await expect.poll(async () => [chosen, (await styleOf(`${chosen}[aria-current]`)).background]).not.toEqual([chosen, other.background])
  }
  await page.goto(`${journey.site.origin}/recipes/fried-chicken?units=metric`)
  expect((await styleOf('.guest-check')).border).toBeGreaterThanOrEqual(1)
  expect((await styleOf('.unit-switch [aria-current]')).background).not.toBe(
    (await styleOf('.unit-switch a:not([aria-current])')).background,
  )
})
