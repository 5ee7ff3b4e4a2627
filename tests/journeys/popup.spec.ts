import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { updatePopup } from '#core/settings/setting-rows.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'

const minutes = 60 * 1000
const days = 24 * 60 * minutes

const journey = startJourney()
let context: BrowserContext
let page: Page
beforeAll(async () => {
  await updatePopup(journey.site.db, true)
})
beforeEach(async () => {
  context = await journey.newContextWithClock({ reducedMotion: 'reduce' })
  page = await context.newPage()
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
})

async function open(path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

async function openPopup() {
  await open('/recipes')
  await page.clock.runFor(5100)
  await popup().waitFor()
}

function popup() {
  return page.getByRole('dialog', { name: 'Pull up a stool.' })
}

function readMemory() {
  return page.evaluate(() => JSON.parse(localStorage.getItem('joinPopup') ?? 'null'))
}

test('is loaded only when it opens, moves nothing on the page, and gives the focus back to where it was', async () => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open('/recipes')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.focus()
  const before = await page.getByRole('heading', { level: 1 }).boundingBox()
  await page.clock.runFor(1000)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /\/(?:join-popup|forms|dialog)-/.test(url))).toEqual([])
  await page.clock.runFor(5000)
  await popup().waitFor()
  expect(loaded.some((url) => url.includes('/join-popup-'))).toBe(true)
  await expect.poll(() => page.getByRole('heading', { level: 1, includeHidden: true }).boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('closes, without being remembered, on a page that excludes it', async () => {
  await open('/Contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipe Blogs' }).click()
  await page.waitForURL('**/blogs')
  await page.clock.runFor(6000)
  await popup().waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  await expect.poll(() => popup().count()).toBe(0)
  await page.clock.runFor(20_000)
  await expect.poll(() => popup().count()).toBe(0)
  await expect.poll(() => readMemory()).toBeNull()
})

test.each(['/shopping-list', '/meal-plan', '/my-kitchen', '/favourites', '/cook-with'])(
  'stays away from %s, which is for using',
  async (path) => {
    await open(path)
    await page.clock.runFor(20_000)
    await expect.poll(() => popup().count()).toBe(0)
  },
)

test('stays away while there is a timer', async () => {
  await open('/recipes/fried-chicken')
  await page.getByRole('button', { name: /^Start 20:00 timer/ }).click()
  await page.getByRole('region', { name: 'Timers' }).waitFor()
  await page.clock.runFor(20_000)
  await expect.poll(() => popup().count()).toBe(0)
})

test('opens five seconds after load and not before', async () => {
  await open('/recipes')
  await page.clock.runFor(4000)
  await expect.poll(() => popup().count()).toBe(0)
  await page.clock.runFor(1500)
  await popup().getByRole('textbox', { name: 'Full Name' }).waitFor()
})

const waysToClose = [
  () => popup().getByRole('button', { name: 'Close' }).click(),
  () => page.keyboard.press('Escape'),
  () => page.mouse.click(20, 300),
]

test('closed by its X, Escape or a click beside it, stays away for seven days, then returns', { tags: 'promise' }, async () => {
  await openPopup()
  let closedAt = Date.parse('2026-11-21T12:00:00Z')
  for (const close of waysToClose) {
    await close()
    await expect.poll(() => popup().count()).toBe(0)
    await expect.poll(async () => (await readMemory())?.closedAt).toBeGreaterThanOrEqual(closedAt)
    await page.clock.runFor(20_000)
    await expect.poll(() => popup().count()).toBe(0)
    await page.clock.setSystemTime(closedAt + 7 * days - 10 * minutes)
    await page.reload()
    await page.clock.runFor(20_000)
    await expect.poll(() => popup().count()).toBe(0)
    closedAt += 7 * days + 10 * minutes
    await page.clock.setSystemTime(closedAt)
    await page.reload()
    await untilStarted(page)
    // On a busy machine the page may start to count its five seconds a moment later.
    await expect.poll(async () => page.clock.runFor(6000).then(() => popup().count())).toBe(1)
    await popup().waitFor()
  }
})

test('waits while someone types', async () => {
  await open('/recipes')
  const search = page.locator('input[name=q]').first()
  await search.focus()
  await page.clock.runFor(30_000)
  await expect.poll(() => popup().count()).toBe(0)
  await search.blur()
  await page.clock.runFor(6000)
  await popup().waitFor()
})

test('stays away from forms, legal pages, searches and missing pages', async () => {
  for (const path of ['/contact', '/privacy-policy', '/terms-and-condition', '/disclaimer', '/search?q=mac', '/no-such-page']) {
    await open(path)
    await page.clock.runFor(30_000)
    await expect.poll(async () => [path, await popup().count()]).toEqual([path, 0])
  }
})

test('waits while the phone menu is open', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/recipes')
  await page.locator('.mobile-menu summary').click()
  await page.clock.runFor(6000)
  await expect.poll(() => popup().count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.clock.runFor(6000)
  await popup().waitFor()
})

test('keeps what was typed when the network fails, and never returns to someone who joined', async () => {
  await openPopup()
  await popup().getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace')
  await popup().getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.clock.runFor(3000)
  await context.setOffline(true)
  await popup().getByRole('button', { name: 'Join the Kitchen' }).click()
  await popup().getByText('This couldn’t be sent').waitFor()
  await expect.poll(() => popup().getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('Ada Lovelace')
  await context.setOffline(false)
  await popup().getByRole('button', { name: 'Join the Kitchen' }).click()
  await popup().getByRole('status').waitFor()
  await expect.poll(() => popup().getByRole('textbox').count()).toBe(0)
  await expect.poll(readMemory).toEqual({ joined: true })
  await popup().getByRole('button', { name: 'Back to the kitchen' }).click()
  await expect.poll(() => popup().count()).toBe(0)
  await expect.poll(() => readMemory()).toEqual({ joined: true })
  await page.clock.setSystemTime(Date.parse('2026-11-21T12:00:00Z') + 60 * days)
  await page.reload()
  await untilStarted(page)
  await page.clock.runFor(20_000)
  await expect.poll(() => popup().count()).toBe(0)
  await expect.poll(() => journey.site.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ada@example.com' }])
})
