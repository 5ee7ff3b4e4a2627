import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertImage, updateImageFile } from '#core/pictures/image-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { showBuiltInRecipes } from '#core/settings/save-settings.ts'
import { aRecipe } from '#tests/builders.ts'
import { measureComputing } from '#tests/measure-computing.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { publicPages } from '#tests/public-pages.ts'
import { findAll, readXml } from '#tests/read-xml.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ samples: true, siteUrl: 'https://eat.example' })
})
afterAll(() => site.close())

const origin = 'https://eat.example'

test('the sitemap is an index of files that list every page, and each page responds', async () => {
  const answer = await site.get('/sitemap.xml')
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const files = await readLocations('/sitemap.xml')
  expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-recipes-1.xml', '/sitemap-posts-1.xml', '/sitemap-terms.xml'])
  const pages = (await Promise.all(files.map((file) => readLocations(file)))).flat()
  // The samples have no collections; nothing links to the offline page; readers' own recipes are on their devices, and mails are requested
  // from a recipe.
  const unlisted = ['/collections', '/offline', '/my-kitchen/recipe', '/recipes/classic-cheeseburger/email']
  expect(pages).toEqual(expect.arrayContaining(publicPages.filter((path) => !path.startsWith('/no') && !unlisted.includes(path))))
  expect(pages.filter((path) => path.startsWith('/blogs/'))).toHaveLength(9)
  expect(new Set(pages).size).toBe(pages.length)
  for (const path of pages) expect([path, (await site.get(path)).status]).toEqual([path, 200])
})

test('recipes and posts come with their pictures, and each picture responds', async () => {
  for (const file of ['/sitemap-recipes-1.xml', '/sitemap-posts-1.xml']) {
    const pictures = findAll(await read(file), 'image:loc').map(({ text }) => text.replace(origin, ''))
    expect(pictures.length).toBeGreaterThanOrEqual(8)
    const answer = await site.get(pictures[0] ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
})

test('a replaced picture is listed at its new address, and a deleted one is not listed', async () => {
  const other = await openTestSite({ siteUrl: origin })
  const size = { id: 'pie', width: 40, height: 30 }
  await insertImage(other.db, { ...size, createdAt: '2026-11-01T00:00:00.000Z' })
  await updateImageFile(other.db, { ...size, focusX: null, focusY: null, bytes: 9, version: '0123456789ab' })
  await insertRecipe(other.db, aRecipe({ slug: 'pie', image: '/images/pie' }))
  await insertRecipe(other.db, aRecipe({ slug: 'soup', image: '/images/soup' }))
  const file = readXml(await (await other.get('/sitemap-recipes-1.xml')).text())
  const pictures = findAll(file, 'image:loc').map(({ text }) => text)
  expect(pictures).toContain(`${origin}/images/pie-0123456789ab/1200.jpg`)
  expect(pictures.filter((address) => /images\/(?:pie\/|soup)/.test(address))).toEqual([])
  await other.close()
})

test('the last change of a file is the last change of a page in it', async () => {
  const changes = findAll(await read('/sitemap-posts-1.xml'), 'lastmod').map(({ text }) => text)
  expect(changes).toHaveLength(9)
  const posts = findAll(await read('/sitemap.xml'), 'sitemap').find(({ children }) => children[0]?.text.endsWith('posts-1.xml'))
  expect(posts?.children.map(({ text }) => text)).toEqual([`${origin}/sitemap-posts-1.xml`, changes.sort().at(-1)])
  expect(findAll(await read('/sitemap-pages.xml'), 'lastmod')).toEqual([])
})

test('a missing file is a 404, however it is spelled', async () => {
  for (const file of [
    'recipes-2',
    'posts-99999',
    'posts-0',
    'posts--1',
    'posts-1e3',
    'posts-999999999999',
    'recipes-',
    'x',
    'pages-1',
    'posts-01',
  ])
    expect([file, (await site.get(`/sitemap-${file}.xml`)).status]).toEqual([file, 404])
  expect((await site.get('/anything.xml')).status).toBe(404)
})

test('addresses with letters of other alphabets and pictures on other sites are listed correctly', async () => {
  const other = await openTestSite({ siteUrl: origin })
  await insertRecipe(other.db, aRecipe({ slug: 'crème-brûlée', image: 'https://else.example/a.jpg' }))
  await insertRecipe(other.db, aRecipe({ slug: 'undated', createdAt: 'last summer' }))
  const file = readXml(await (await other.get('/sitemap-recipes-1.xml')).text())
  const [cream] = findAll(file, 'url').filter(({ children }) => children[0]?.text === `${origin}/recipes/cr%C3%A8me-br%C3%BBl%C3%A9e`)
  expect(cream?.children.map(({ name }) => name)).toEqual(['loc', 'lastmod'])
  const [undated] = findAll(file, 'url').filter(({ children }) => children[0]?.text.endsWith('/undated'))
  expect(undated?.children.map(({ name }) => name)).toEqual(['loc'])
  await other.close()
})

test('if the owner hides the built-in recipes and has none, no file lists recipes', async () => {
  const other = await openTestSite()
  await showBuiltInRecipes(other.db, false, 'Griddle')
  expect(await (await other.get('/sitemap.xml')).text()).not.toContain('recipes')
  expect((await other.get('/sitemap-recipes-1.xml')).status).toBe(404)
  await other.close()
})

test('more than 50,000 recipes are split into files of at most 5,000, each recipe once', async () => {
  const big = await openTestSite({ siteUrl: origin })
  await sql`
    with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 51000)
    insert into "_recipes" ("id", "slug", "title", "image", "short", "steps", "ingredients", "nutritionalValues", "createdAt")
    select 1000 + number, 'recipe-' || number, 'Recipe', '/images/hero', '', '[]', '[]', '{}',
      strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + number * 60, 'unixepoch') from numbers`.execute(big.db)
  const files = (await readLocations('/sitemap.xml', big)).filter((file) => file.startsWith('/sitemap-recipes'))
  expect(files).toHaveLength(11)
  const seen = new Set<string>()
  for (const file of files) {
    const computed = measureComputing()
    const pages = await readLocations(file, big)
    expect([file, computed() < 3000]).toEqual([file, true])
    expect(pages.length).toBeLessThanOrEqual(5008)
    for (const page of pages) seen.add(page)
  }
  expect(seen.size).toBe(51_008)
  await big.close()
})

async function read(path: string, from = site) {
  const answer = await from.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return readXml(await answer.text())
}

async function readLocations(path: string, from = site) {
  return findAll(await read(path, from), 'loc').map(({ text }) => text.replace(origin, ''))
}
