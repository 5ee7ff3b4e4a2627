import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true })
})
afterAll(() => site.close())

async function read(path: string) {
  const response = await site.get(path)
  const text = (await response.text()).replaceAll('<!-- -->', '')
  return { status: response.status, text: text.replace(/<script[\s\S]*?<\/script>/g, '') }
}

test('without scripts there is a list for one recipe, in the servings and units of its page', async () => {
  const page = await read('/recipes/classic-cheeseburger?servings=8&units=metric')
  const href = /href="(\/shopping-list\?[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(href).toBe('/shopping-list?recipe=classic-cheeseburger&servings=8&units=metric')
  const { status, text } = await read(href)
  expect(status).toBe(200)
  expect(text).toMatch(/For 8 servings of <a[^>]* href="\/recipes\/classic-cheeseburger"/)
  expect(text).toContain('<h2>Meat and fish</h2>')
  expect(text).toMatch(/<b>1\.36 kg<\/b> ground chuck/)
  expect(text).toContain('noindex')
})

test('the shopping list page is the same for everyone, and says that it needs JavaScript', async () => {
  const { status, text } = await read('/shopping-list')
  expect(status).toBe(200)
  expect(text).toContain('JavaScript, which is turned off')
  expect(text).not.toContain('noindex')
})

test.each([
  ['/shopping-list?recipe=nothing-like-it', 404],
  ['/shopping-list?recipe=classic-cheeseburger&servings=-1', 400],
  [`/shopping-list?recipe=${'a'.repeat(400)}`, 400],
])('%s responds with %i', async (path, status) => {
  expect((await read(path)).status).toBe(status)
})
