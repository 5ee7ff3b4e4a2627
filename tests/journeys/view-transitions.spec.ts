import { expect, test } from 'vitest'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'

const journey = startJourney()

test.each(['no-preference', 'reduce'] as const)('a recipe opens at its top, with motion: %s', async (reducedMotion) => {
  const page = await journey.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion })
  await page.addInitScript(() => {
    const begin = document.startViewTransition?.bind(document)
    if (!begin) return
    document.startViewTransition = (options) => {
      const transition = begin(options)
      transition.ready.then(() => {
        const names = document.getAnimations().map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        document.documentElement.dataset.moved = names.includes('::view-transition-group(dish)') ? 'dish' : 'page'
      })
      return transition
    }
  })
  await page.goto(`${journey.site.origin}/recipes`)
  await untilStarted(page)
  const link = page.getByRole('link', { name: 'Fried Chicken', exact: true }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await link.click()
  await page.getByRole('heading', { name: 'Fried Chicken', level: 1 }).waitFor()
  await page.waitForFunction(() => document.documentElement.dataset.moved !== undefined)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.moved)).toBe(reducedMotion === 'reduce' ? 'page' : 'dish')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // What comes next can be pressed at once.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.waitForURL(`${journey.site.origin}/`)
})
