import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveToTrash } from '#core/publication/change-publication.ts'
import { insertRecipe, updateRecipePublication } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { readStructuredData } from '#tests/read-structured-data.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterAll(() => site.close())

const roast = {
  ...{ title: 'Sunday roast', urlSlug: '', intro: 'For a long table.\nBegin on Saturday.', picture: '/images/hero', pictureAlt: 'A table' },
  ...{ recipes: '/recipes/fried-chicken\n1\nmac and cheese', homePlace: '' },
}
type Fields = Partial<Record<keyof typeof roast | 'wish' | 'base' | 'formId', string>>

async function read(path: string, cookies?: string) {
  const response = await site.get(path, cookies)
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

async function save(fields: Fields = {}, id = '') {
  const response = await site.post(`/admin/collections/edit${id && `?id=${id}`}`, { ...roast, ...fields }, cookie)
  const text = await response.text()
  return { status: response.status, text, id: /\/admin\/collections\/edit\?id=([\w-]+)"[^>]*>Continue/.exec(text)?.[1] ?? id }
}

/** Deletes a collection permanently, so that its address is free. */
async function remove(id: string) {
  for (const change of ['trash', 'delete']) await site.post('/admin/collections', { id, change }, cookie)
}

/** The recipes in a page's grid, in order. */
function listRecipes(html: string) {
  return [...html.matchAll(/aria-label="View Recipe: ([^"]+)"/g)].map(([, title]) => title)
}

test('a collection has a page with its recipes in order, named by address, number or title', async () => {
  const { status, id } = await save()
  expect(status).toBe(200)
  const page = await read('/collections/sunday-roast')
  expect(page.text).toContain('<h1>Sunday roast</h1>')
  expect(page.text).toContain('For a long table.\nBegin on Saturday.')
  expect(page.text).toContain('alt="A table"')
  expect(page.text).toContain('<link rel="canonical" href="http://site.test/collections/sunday-roast"/>')
  expect(page.text).toContain('content="For a long table. Begin on Saturday."')
  const shown = listRecipes(page.text)
  expect(shown).toHaveLength(3)
  expect(shown[0]).toMatch(/Fried Chicken/)
  expect(shown[2]).toMatch(/Mac/)
  const nodes = readStructuredData(page.text)
  expect(nodes.find((node) => node['@type'] === 'ItemList')).toMatchObject({
    itemListElement: [{ position: 1, url: 'http://site.test/recipes/fried-chicken' }, { position: 2 }, { position: 3 }],
  })
  expect(nodes.find((node) => node['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Collections', item: 'http://site.test/collections' }, { name: 'Sunday roast' }],
  })
  await save({ recipes: '/recipes/mac-and-cheese\n/recipes/fried-chicken' }, id)
  expect(listRecipes((await read('/collections/sunday-roast')).text)[0]).toMatch(/Mac/)
  const form = await read(`/admin/collections/edit?id=${id}`, cookie)
  expect(form.text).toContain('>/recipes/mac-and-cheese\n/recipes/fried-chicken</textarea>')
  for (const path of ['/collections', '/sitemap-pages.xml', '/llms.txt'])
    expect((await read(path)).text).toContain('/collections/sunday-roast')
  await remove(id)
})

test('it is on the home page while it has a position there, in that order', async () => {
  expect((await read('/')).text).not.toContain('href="/collections')
  const second = await save({ homePlace: '2' })
  const first = await save({ title: 'Game day', homePlace: '1', picture: '' })
  const elsewhere = await save({ title: 'Not there' })
  const home = (await read('/')).text
  // One without a position appears below, in its week.
  const [placed = '', below = ''] = home.split('id="this-week"')
  expect([...placed.matchAll(/href="\/collections\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(['game-day', 'sunday-roast'])
  expect([...below.matchAll(/href="\/collections\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(['not-there'])
  expect(home).toContain('<p>For a long table.</p>')
  const list = (await read('/collections')).text
  expect([...list.matchAll(/href="\/collections\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(['game-day', 'sunday-roast', 'not-there'])
  const admin = (await read('/admin/collections', cookie)).text
  for (const words of ['Position 1', 'Position 2', 'Game day', 'Not there']) expect(admin).toContain(words)
  for (const { id } of [first, second, elsewhere]) await remove(id)
  expect((await read('/')).text).not.toContain('href="/collections')
})

test('an earlier address redirects to the new one, a taken one is refused, and a deleted collection is gone', async () => {
  const { id } = await save()
  await save({ urlSlug: 'roasts' }, id)
  expect(await read('/collections/sunday-roast')).toMatchObject({ status: 301, location: '/collections/roasts' })
  const taken = await save({ title: 'Other', urlSlug: 'roasts' })
  expect(taken.status).toBe(400)
  expect(taken.text).toContain('Another collection has this address')
  await remove(id)
  for (const path of ['/collections/sunday-roast', '/collections/roasts']) expect((await read(path)).status).toBe(404)
})

test('a draft appears nowhere', async () => {
  const { id } = await save({ wish: 'draft', homePlace: '1', title: 'Secret roast' })
  expect((await read('/collections/secret-roast')).status).toBe(404)
  for (const path of ['/', '/collections', '/sitemap-pages.xml', '/llms.txt']) expect((await read(path)).text).not.toMatch(/secret.roast/i)
  await save({ wish: 'publish', title: 'Secret roast' }, id)
  expect((await read('/collections/secret-roast')).status).toBe(200)
  await remove(id)
})

test('a recipe that is not public is left out, and without any the collection appears nowhere', async () => {
  const { id: number } = await insertRecipe(site.db, { ...aRecipe({ title: 'Pot roast', slug: 'pot-roast' }), state: 'published' })
  const { id } = await save({ title: 'Pots', recipes: `${number}\n/recipes/fried-chicken`, homePlace: '1' })
  expect(listRecipes((await read('/collections/pots')).text)).toHaveLength(2)
  await updateRecipePublication(site.db, number, { state: 'draft' })
  expect(listRecipes((await read('/collections/pots')).text)).toHaveLength(1)
  expect((await read('/admin/collections', cookie)).text).toContain('2 recipes, 1 public')
  await save({ title: 'Pots', recipes: 'Pot roast', homePlace: '1' }, id)
  expect((await read('/collections/pots')).status).toBe(404)
  for (const path of ['/', '/collections', '/sitemap-pages.xml']) expect((await read(path)).text).not.toContain('pots')
  await moveToTrash(site.db, { kind: 'recipe', id: number }, site.clock.now)
  expect((await read('/collections/pots')).status).toBe(404)
  await remove(id)
})

test('a line that names no recipe is reported beside the field, and what was typed stays', async () => {
  const refused = await save({ recipes: 'Fried Chicken\nSoup of stones\n4711' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('No recipe has this title, address or number: “Soup of stones”, “4711”.')
  expect(refused.text).toContain('Soup of stones\n4711</textarea>')
  const empty = await save({ title: '', homePlace: 'first' })
  expect(empty.text).toContain('Enter a title')
  expect(empty.text).toContain('Enter a whole number from 1 to 1,000')
  expect((await save({}, 'no-such-id')).status).toBe(404)
})

test('a form sent twice creates one collection', async () => {
  const [first, second] = [await save({ formId: 'twice' }), await save({ formId: 'twice' })]
  expect(second.id).toBe(first.id)
  expect((await read('/collections')).text).not.toContain('sunday-roast-2')
  await remove(first.id)
})

test('someone who saves a collection that was saved meanwhile sees both versions first', async () => {
  const { id } = await save()
  const base = /name="base" value="(\d+)"/.exec((await read(`/admin/collections/edit?id=${id}`, cookie)).text)?.[1] ?? ''
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  expect((await save({ intro: 'Theirs.', base }, id)).status).toBe(200)
  const refused = await save({ intro: 'Ours.', base }, id)
  expect(refused.status).toBe(409)
  for (const text of ['Two versions', 'Theirs.', 'Ours.']) expect(refused.text).toContain(text)
  await remove(id)
})

test('only admins can see and change collections, and search only recipes for them', async () => {
  for (const path of ['/admin/collections', '/admin/collections/edit', '/admin/link-targets?q=chi&kind=recipe'])
    expect((await read(path)).location).toContain('/admin/login')
  expect((await site.post('/admin/collections/edit', roast)).status).toBe(401)
  expect((await read('/collections/sunday-roast')).status).toBe(404)
  const found = JSON.parse((await read('/admin/link-targets?q=chicken&kind=recipe', cookie)).text)
  expect(found.targets.map(({ kind }: { kind: string }) => kind)).not.toContain('blog')
  expect(found.targets.length).toBeGreaterThan(0)
})
