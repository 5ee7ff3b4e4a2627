import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRecipe, insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const page = '/admin/manage-recipe/edit?id=1001'
const typed = { title: 'Patty Melt', short: 'Rye.', image: '/images/hero', steps: 'Fry it.', ingredients: '1 lb chuck', slug: '' }

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  await insertRecipe(site.db, aRecipe({ image: '/images/hero', servings: 4, steps: ['Fry it.', 'Eat it.'] }))
})
afterEach(() => site.close())

const save = (changes: Record<string, string> = {}, path = page) => site.post(path, { ...typed, ...changes }, cookie)

test('the form shows everything that is stored', async () => {
  const html = await (await site.get(page, cookie)).text()
  for (const part of ['value="Patty Melt"', 'value="patty-melt"', 'value="4"', 'Eat it.', 'value="600"', 'src="/images/hero"'])
    expect(html).toContain(part)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test.each([
  ['/admin/manage-recipe/edit', 302],
  ['/admin/manage-recipe/edit?id=x', 400],
  ['/admin/manage-recipe/edit?id=1', 404],
  ['/admin/manage-recipe/edit?id=1002', 404],
])('%s responds with %i', async (path, status) => {
  const response = await site.get(path, cookie)
  expect(response.status).toBe(status)
  if (status === 302) expect(response.headers.get('location')).toBe('/admin/manage-recipe')
})

test('saved changes are on the site at the next request, and an abandoned address redirects', async () => {
  const response = await save({ title: 'Better Melt', slug: 'better-melt' })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Recipe saved!')
  expect(await (await site.get('/recipes/better-melt')).text()).toContain('Better Melt')
  const moved = await site.get('/recipes/patty-melt')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/recipes/better-melt'])
})

test('without an address it keeps its own', async () => {
  await save({ title: 'Other' })
  expect(await findRecipe(site.db, 1001)).toMatchObject({ title: 'Other', slug: 'patty-melt' })
})

test('missing fields are named, and what was typed stays', async () => {
  const response = await save({ title: '', short: 'Typed and kept' })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Title, description, and image are required.')
  expect(html).toContain('Typed and kept')
  expect(await findRecipe(site.db, 1001)).toMatchObject({ title: 'Patty Melt' })
})

test('a recipe that was deleted meanwhile is not recreated', async () => {
  await site.db.deleteFrom('_recipes').execute()
  const response = await site.post(`${page}`.replace('/edit', '/edit.data'), typed, cookie)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('This recipe has been deleted.')
})

test('an outage keeps what was typed', async () => {
  await site.db.schema.dropTable('oldAddresses').execute()
  const response = await save({ slug: 'elsewhere', short: 'Typed and kept' })
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('Failed to save recipe.')
  expect(html).toContain('Typed and kept')
})
