import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { pageSizes } from '#domain/http/paging.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>

/** Every third recipe is known to be free of eggs, every third contains some, and the others are unknown. */
beforeAll(async () => {
  site = await openTestSite()
  await updateSettings(site.db, { builtInRecipes: false })
  const kinds = [
    { title: 'Rice', line: '1 cup rice' },
    { title: 'Omelette', line: '2 eggs' },
    { title: 'Mystery', line: '1 cup zog' },
  ]
  for (let index = 0; index < 90; index++) {
    const { title = '', line = '' } = kinds[index % 3] ?? {}
    const labels = { type: 'trending' as const, category: 'Supper', author: 'June Okafor', ...(title === 'Omelette' && { diets: 'Vegan' }) }
    const ingredients = [line, '1 tsp salt', '1 cup sugar']
    await insertRecipe(site.db, aRecipe({ title: `${title} ${index}`, slug: `dish-${index}`, short: 'Good.', ingredients, ...labels }))
  }
})

afterAll(() => site.close())

async function read(path: string, status = 200) {
  const response = await site.get(path)
  expect(response.status, path).toBe(status)
  return (await response.text()).replaceAll('&amp;', '&').replaceAll('<!-- -->', '')
}

/** The kinds of the cards in the main list of a page. */
function listKinds(page: string) {
  const main = page.slice(page.indexOf('class="recipe-grid"'))
  return [...main.matchAll(/aria-label="View Recipe: (\w+) \d+"/g)].map(([, kind]) => kind)
}

test.each(['/recipes?', '/trending-recipes?', '/categories/supper?', '/authors/june-okafor?', '/cook-with?have=salt,rice,egg,zog,sugar&'])(
  '%s leaves out what contains eggs or is unknown, before it is divided into pages',
  async (path) => {
    const first = await read(`${path}fits=no-eggs`)
    expect(listKinds(first)).toEqual(Array(24).fill('Rice'))
    expect(first).toContain('noindex')
    expect(first).toContain('fits=no-eggs&page=2')
    expect(listKinds(await read(`${path}fits=no-eggs&page=2`))).toEqual(Array(6).fill('Rice'))
    await read(`${path}fits=no-eggs&page=3`, 404)
    // Without it, nothing changes; '' shows everything.
    for (const query of ['', 'fits=']) expect(new Set(listKinds(await read(`${path}${query}`)))).toContain('Omelette')
    await read(`${path}fits=no-zog`, 400)
    await read(`${path}fits=vegan%27`, 400)
  },
)

test('cook-with leaves out what is typed with ‘no’: for an allergen also unknown recipes, for another food those that contain it', async () => {
  const listAll = async (have: string) => {
    const pages = await Promise.all([1, 2, 3].map((page) => site.get(`/cook-with?have=${encodeURIComponent(have)}&page=${page}`)))
    return new Set(listKinds((await Promise.all(pages.map((page) => (page.ok ? page.text() : '')))).join('class="recipe-grid"')))
  }
  expect(await listAll('salt,sugar,rice,egg')).toEqual(new Set(['Rice', 'Omelette', 'Mystery']))
  for (const words of ['no eggs', 'without eggs', 'egg free']) {
    expect(await listAll(`salt,sugar,rice,${words}`), words).toEqual(new Set(['Rice']))
  }
  expect(await listAll('salt,sugar,no zog')).toEqual(new Set(['Rice', 'Omelette']))
  expect(await listAll('salt,sugar,no rice')).toEqual(new Set(['Omelette', 'Mystery']))
})

test('a search leaves out what contains eggs or is unknown, on every page, but only recipes', async () => {
  await insertBlog(site.db, aBlog({ id: 'supper', title: 'What makes a supper', urlSlug: 'supper', content: '<p>Eggs.</p>' }))
  const listResults = (page: string) => [...page.matchAll(/class="search-result"(?: data-fits="([^"]*)")?/g)].map(([, fits]) => fits)
  const isFitting = (fits: string | undefined) => fits === undefined || fits.split(' ').includes('no-eggs')
  const first = await read('/search?q=supper&fits=no-eggs')
  expect(listResults(first)).toHaveLength(pageSizes.search)
  expect(first).toContain('31 results for')
  expect(first).toContain('Showing only recipes known to be without eggs.')
  const next = await read('/search?q=supper&fits=no-eggs&page=2')
  expect(first + next).toContain('href="/blogs/supper"')
  const all = [...listResults(first), ...listResults(next)]
  expect(all).toHaveLength(31)
  expect(all.filter((fits) => !isFitting(fits))).toEqual([])
  for (const query of ['', '&fits=']) expect(listResults(await read(`/search?q=supper${query}`)).every(isFitting)).toBe(false)
  expect(await read('/search?q=omelette&fits=no-eggs')).toContain('No recipes are known to fit.')
  const nuts = await read('/search?q=supper&fits=nut-free,no-eggs')
  expect(listResults(nuts)).toHaveLength(pageSizes.search)
  await read('/search?q=supper&fits=no-zog', 400)
})

test('an empty filtered list says so, in the names of the site’s region, and links to all recipes', async () => {
  await insertRecipe(site.db, aRecipe({ title: 'Nothing 1', slug: 'nothing', category: 'Odd', ingredients: [] }))
  const page = await read('/categories/odd?fits=no-crustaceans,vegan')
  expect(listKinds(page)).toEqual([])
  expect(page).toContain('No recipes are known to fit.')
  expect(page).toContain('Showing only recipes known to be vegan, without shellfish.')
  expect(page).toMatch(/href="[^"]*\?fits="[^>]*>Show all recipes/)
  await updateSettings(site.db, { builtInRecipes: false, allergenRegion: 'eu' })
  expect(await read('/categories/odd?fits=no-crustaceans')).toContain('known to be without crustaceans.')
})

test('a diet lists only recipes whose ingredients do not contradict it', async () => {
  expect(await read('/recipes')).not.toMatch(/diet=Vegan/)
  expect(listKinds(await read('/recipes?diet=Vegan'))).toEqual([])
  expect(listKinds(await read('/diets/vegan'))).toEqual([])
})
