import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertReview } from '#core/comments/review-rows.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { findAll, readXml } from '#tests/read-xml.ts'

const written = '2026-11-01T00:00:00.000Z'
const edited = '2026-11-05T00:00:00.000Z'
const review = { stars: 4 as const, name: 'Ann', email: 'ann@mail.example', text: 'Good.', createdAt: edited, approved: false }

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  await insertImage(site.db, { id: 'pie', width: 1600, height: 1200, createdAt: written })
  const { id } = await insertRecipe(site.db, aRecipe({ slug: 'pie', image: '/images/pie', createdAt: written, updatedAt: edited }))
  await insertReview(site.db, { ...review, id: 'own', recipeId: id })
  await insertReview(site.db, { ...review, id: 'built-in', recipeId: 1 })
})
afterEach(() => site.close())

const readText = async (path: string) => (await site.get(path)).text()
const approve = (id: string) => site.post('/admin/manage-reviews', { change: 'approve', ids: id }, cookie)

async function findLastChange(file: string, address: string) {
  const entries = findAll(readXml(await readText(file)), file === '/sitemap.xml' ? 'sitemap' : 'url')
  const entry = entries.find(({ children }) => children.some(({ text }) => text.endsWith(address)))
  return entry?.children.find(({ name }) => name === 'lastmod')?.text
}

async function readChanges(slug: string) {
  return {
    map: await findLastChange('/sitemap.xml', '/sitemap-recipes-1.xml'),
    page: await findLastChange('/sitemap-recipes-1.xml', `/recipes/${slug}`),
    node: /"dateModified":"([^"]+)"/.exec(await readText(`/recipes/${slug}`))?.[1],
    json: JSON.parse(await readText(`/recipes/${slug}.json`)).dateModified,
  }
}

test('an approved review changes a recipe’s date for search engines, but not the one readers see', async () => {
  expect(await readChanges('pie')).toEqual({ map: edited, page: edited, node: edited, json: edited })
  const now = site.clock.now.toISOString()
  await approve('own')
  expect(await readChanges('pie')).toEqual({ map: now, page: now, node: now, json: now })
  expect(await site.db.selectFrom('_recipes').select('updatedAt').executeTakeFirst()).toEqual({ updatedAt: edited })
  expect(await readText('/recipes/pie')).toContain('dateTime="2026-11-05"')
})

test('and for a built-in recipe, which has no other date', async () => {
  expect((await readChanges('classic-cheeseburger')).page).toBeUndefined()
  const now = site.clock.now.toISOString()
  await approve('built-in')
  expect(await readChanges('classic-cheeseburger')).toMatchObject({ map: now, page: now, json: now })
})
