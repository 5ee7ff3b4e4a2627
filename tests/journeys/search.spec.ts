import { expect, test } from 'vitest'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startJourney, untilStarted, untilStill } from '#tests/set-up/journey.ts'

const journey = startJourney()

/** A page whose search box is in use. */
async function openBox({ path = '/about' } = {}) {
  const page = await journey.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
  await page.getByRole('search', { name: 'Site search' }).getByRole('searchbox').focus()
  const box = page.getByRole('search', { name: 'Site search' }).getByRole('combobox')
  await box.waitFor()
  return { page, box, list: page.getByRole('listbox', { name: 'Suggestions' }) }
}

test('typing suggests recipes and posts, arrow keys select, Enter opens', { tags: 'promise' }, async () => {
  const { page, box, list } = await openBox()
  await box.pressSequentially('cheeseb')
  await list.waitFor()
  await page
    .getByRole('status')
    .getByText(/\d suggestions\. Use the arrow keys/)
    .waitFor({ state: 'attached' })
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true')
  // Keys of an input method that is still composing are its own.
  const isLeft = (field: Element) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true }))
  expect(await box.evaluate(isLeft)).toBe(true)
  expect(await box.getAttribute('aria-activedescendant')).toBeNull()
  await box.press('ArrowDown')
  const chosen = list.getByRole('option', { selected: true })
  await expect.poll(() => chosen.textContent()).toContain('Cheeseburger')
  await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
  await box.press('Enter')
  await page.waitForURL(/\/recipes\/[\w-]*cheeseburger$/)
  await list.waitFor({ state: 'hidden' })
  await expect.poll(() => box.inputValue()).toBe('')
})

test('Escape and leaving the field close the list, no results are announced, the selection wraps through the field, Enter without one searches', async () => {
  const { page, box, list } = await openBox()
  await box.pressSequentially('pie')
  await list.waitFor()
  await box.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect.poll(async () => [await box.inputValue(), await box.getAttribute('aria-expanded')]).toEqual(['pie', 'false'])
  await box.press('s')
  await list.waitFor()
  await page.keyboard.press('Tab')
  await list.waitFor({ state: 'hidden' })
  await box.fill('')
  await box.pressSequentially('qqqqqq')
  await page.getByText('No suggestions.').waitFor({ state: 'attached' })
  await expect.poll(() => list.isVisible()).toBe(false)
  await box.fill('')
  await box.pressSequentially('waffle')
  await list.waitFor()
  await box.press('ArrowUp')
  await expect.poll(() => list.getByRole('option', { selected: true }).textContent()).toBe('All results for “waffle”')
  await box.press('ArrowDown')
  await expect.poll(() => list.getByRole('option', { selected: true }).count()).toBe(0)
  await box.press('Enter')
  await page.waitForURL(/\/search\?q=waffle$/)
  await list.waitFor({ state: 'hidden' })
})

test('a finger opens a suggestion, including from the menu of a phone', async () => {
  const page = await journey.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`${journey.site.origin}/about`)
  await untilStarted(page)
  await page.locator('.mobile-menu > summary').tap()
  await page.locator('.mobile-menu__panel input').tap()
  await page.keyboard.type('fried chick')
  const option = page.getByRole('option').filter({ hasText: 'Fried Chicken' }).first()
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await option.tap()
  await page.waitForURL(/\/recipes\/fried-chicken$/)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a response that arrives too late for the current input is dropped', async () => {
  const { page, box, list } = await openBox()
  const late = { suggestions: [{ kind: 'blog', path: '/blogs/late', title: [{ text: 'Too late', isMatch: false }] }] }
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: answered, resolve: noteAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/suggestions?q=waffle', async (route) => {
    await held
    await route.fulfill({ json: late }).catch(() => {})
    noteAnswer()
  })
  const asked = page.waitForRequest(/suggestions\?q=waffle$/)
  await box.fill('waffle')
  await asked
  await box.fill('fried chicken')
  await list.getByText('All results for “fried chicken”').waitFor()
  release()
  await answered
  await page.waitForTimeout(100)
  await expect.poll(() => list.textContent()).toContain('Fried Chicken')
  await expect.poll(() => list.textContent()).not.toContain('Too late')
})

test('without responses the box still searches, and suggests nothing', async () => {
  const { page, box, list } = await openBox()
  await page.route('**/api/suggestions**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=wings'))
  await box.pressSequentially('wings')
  await failed
  await expect.poll(() => list.isVisible()).toBe(false)
  await box.press('Enter')
  await page.waitForURL(/\/search\?q=wings$/)
})

test('another search starts at the top of its results', async () => {
  const { page, box } = await openBox({ path: '/search?q=salt' })
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await box.fill('butter')
  await box.press('Enter')
  await page.waitForURL(/q=butter/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('axe finds nothing in the open list and the results', async () => {
  const { page, box, list } = await openBox({ path: '/search?q=chese+salt' })
  await untilStill(page)
  await expect.poll(() => findViolations(page)).toEqual([])
  await box.fill('che')
  await list.waitFor()
  await box.press('ArrowDown')
  await untilStill(page)
  await expect.poll(() => findViolations(page)).toEqual([])
})

test('the card for no results is shown in full on a phone', async () => {
  const page = await journey.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.goto(`${journey.site.origin}/search?q=zzzzqq`)
  await untilStill(page)
  const frame = await page.locator('.empty-state').boundingBox()
  const card = await page.locator('.empty-state .guest-check').boundingBox()
  if (!frame || !card) throw new Error('Nothing is shown')
  expect([card.x >= frame.x, card.x + card.width <= frame.x + frame.width]).toEqual([true, true])
})
