import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listTopCounts } from '#core/numbers/count-rows.ts'
import { actions } from '#domain/numbers/count-kinds.ts'
import { countMadeUpVisits } from '#tests/made-up-visits.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'

const journey = startJourney()
// The test browser identifies as a robot, and sends no language.
const reader = {
  serviceWorkers: 'allow' as const,
  locale: 'de-DE',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
}

async function readPages() {
  const { db, visits } = journey.site.parts
  await visits.write()
  const rows = await listTopCounts(db, 'page', { from: '2000', to: '2100' }, 99)
  return Object.fromEntries(rows.map(({ key, times, visits: own }) => [key, [times, own]]))
}

/** Points at a link until its page's data has been prefetched. */
async function prefetch(page: Page, name: string) {
  const fetched = page.waitForResponse((answer) => answer.url().includes('.data'))
  await page.getByRole('link', { name }).first().hover()
  return (await fetched).request().headers()
}

test('a reader who opens a page and follows a link is counted at both, once, and the owner sees it', { tags: 'promise' }, async () => {
  const context = await journey.newContext({ ...reader, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${journey.site.origin}/recipes`)
  await untilStarted(page)
  // Prefetching is loaded once the page can be read.
  await page.waitForLoadState('networkidle')
  await prefetch(page, 'Fried Chicken')
  expect(await readPages()).toEqual({ '/recipes': [1, 1] })
  await page.getByRole('link', { name: 'Fried Chicken' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Fried Chicken' }).waitFor()
  await expect.poll(readPages).toEqual({ '/recipes': [1, 1], '/recipes/fried-chicken': [1, 1] })
  // The copy for offline use is fetched after the page.
  await page.goto(`${journey.site.origin}/recipes/fried-chicken`)
  await untilStarted(page)
  await page.waitForLoadState('networkidle')
  await expect.poll(readPages).toEqual({ '/recipes': [1, 1], '/recipes/fried-chicken': [2, 1] })
  await page.close()

  const own = await journey.newContext({ ...reader, viewport: { width: 1280, height: 900 } })
  await signIn(own, journey.site)
  const office = await own.newPage()
  await office.goto(`${journey.site.origin}/recipes`)
  await office.goto(`${journey.site.origin}/admin/numbers?by=day`)
  await office.getByRole('row', { name: 'Fried Chicken 2' }).waitFor()
  expect(await readPages()).toEqual({ '/recipes': [1, 1], '/recipes/fried-chicken': [2, 1] })
})

test('printing, cook mode, saving and a log entry are counted, each once', async () => {
  const context = await journey.newContext({ ...reader, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto(`${journey.site.origin}/recipes/fried-chicken`)
  await untilStarted(page)
  // What reports it is loaded once the page can be read.
  await page.waitForLoadState('networkidle')
  const told = (action: string) =>
    page.waitForRequest((request) => request.url().endsWith('/api/actions') && request.postData() === `action=${action}&slug=fried-chicken`)
  await Promise.all([told('save'), page.getByRole('button', { name: 'Favourite Fried Chicken' }).click()])
  await page.getByRole('button', { name: 'Favourite Fried Chicken' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await Promise.all([told('print'), page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()])
  await page.locator('#my-notes').scrollIntoViewIfNeeded()
  await Promise.all([told('cooked'), page.getByRole('button', { name: 'Add to log' }).click()])
  await Promise.all([told('cook'), page.getByRole('button', { name: 'Cook mode' }).click()])
  const { db, visits } = journey.site.parts
  const read = async () => {
    await visits.write()
    const counts = await Promise.all(actions.map((kind) => listTopCounts(db, kind, { from: '2000', to: '2100' }, 9)))
    return counts.flat().map(({ key, times }) => [key, times])
  }
  await expect.poll(read).toEqual(actions.map(() => ['/recipes/fried-chicken', 1]))
})

test('axe finds nothing wrong with a year of made-up visits, on a phone and on a desk', async () => {
  const { db, parts, origin } = journey.site
  await db.deleteFrom('counts').execute()
  await countMadeUpVisits(db, { today: parts.clock().toISOString().slice(0, 10), days: 400 })
  const context = await journey.newContext({ viewport: { width: 1280, height: 900 } })
  await signIn(context, journey.site)
  const page = await context.newPage()
  for (const by of ['day', 'week', 'month']) {
    await page.goto(`${origin}/admin/numbers?by=${by}`)
    await untilStarted(page)
    await page.getByText('Show as a table').click()
    await page.getByRole('row').filter({ hasText: 'Classic Cheeseburger' }).first().waitFor()
    for (const width of [390, 1280]) await expectAccessible(page, [width])
  }
})
