import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()

async function openPage() {
  const page = await (await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })).newPage()
  return { page, complaints: listComplaints(page) }
}

function readNodes(page: Page): Promise<{ '@type': string; name?: string }[]> {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent)))
}

async function signInTo(page: Page, path: string) {
  await signIn(page.context(), journey.site)
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

test('a recipe clipper finds the recipe on the screen, even after a page change', { tags: 'promise' }, async () => {
  await insertRecipe(journey.site.db, aRecipe({ title: 'Mac & </script> Cheese', image: '/images/hero' }))
  const { page, complaints } = await openPage()
  await page.goto(`${journey.site.origin}/recipes`)
  expect((await readNodes(page)).map((node) => node['@type'])).toEqual(['ItemList'])
  await page.getByRole('link', { name: 'Mac & </script> Cheese', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Mac & </script> Cheese' }).waitFor()
  await expect
    .poll(() => readNodes(page))
    .toMatchObject([{ '@type': 'Recipe', name: 'Mac & </script> Cheese' }, { '@type': 'BreadcrumbList' }])
  await page.goBack()
  await expect.poll(async () => (await readNodes(page)).map((node) => node['@type'])).toEqual(['ItemList'])
  expect(complaints).toEqual([])
})

test('the owner goes from what a recipe lacks to the field that fixes it', async () => {
  const { page, complaints } = await openPage()
  await insertRecipe(journey.site.db, aRecipe({ slug: 'melt', title: 'Plain Melt', image: '/images/hero' }))
  await signInTo(page, '/admin/recipe-health')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => findViolations(page)).toEqual([])
  }
  await page.getByRole('link', { name: 'Add the servings: Plain Melt' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('servings')
  await page.keyboard.type('4')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await meetToast(page, 'Recipe saved!')
  await page.getByRole('link', { name: 'Recipe health' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recipe health' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Add the servings: Plain Melt' }).count()).toBe(0)
  expect(complaints).toEqual([])
})
