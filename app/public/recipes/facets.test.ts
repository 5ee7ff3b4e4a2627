import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>

beforeEach(async () => {
  site = await openTestSite()
})

afterEach(() => site.close())

async function read(path: string, status = 200) {
  const response = await site.get(path)
  expect(response.status).toBe(status)
  return (await response.text()).replaceAll('&amp;', '&')
}

/** The titles on the cards of the list, in order, without the row of top sellers. */
function listTitles(page: string) {
  const [list = ''] = page.split('>Top Sellers<')
  return [...list.matchAll(/aria-label="View Recipe: ([^"]+)"/g)].map(([, title]) => title)
}

/** The links of a group or bar by name, each with its count. */
function listLinks(page: string, name: string) {
  const [, group = ''] = new RegExp(`aria-label="${name}"[^>]*>([\\s\\S]*?)</(?:nav|div></div)>`).exec(page) ?? []
  return [...group.matchAll(/<a [^>]*?><span>([^<]*)<\/span> (?:<small>(\d+)<\/small>)?/g)].map(([, label, count]) =>
    [label, count].filter(Boolean).join(' '),
  )
}

describe('the list is narrowed', () => {
  test.each([
    ['time=30', []],
    ['time=40', ['Classic Cheeseburger', 'Mac and Cheese', 'Creamy Tomato Pasta']],
    ['time=over-120', ['Fried Chicken', 'BBQ Ribs']],
    ['kcal=500', ['Buffalo Wings', 'Chili Dog']],
    ['category=appetizer', ['Buffalo Wings']],
    ['course=Snack', ['Buffalo Wings']],
    ['diet=vegetarian', ['Mac and Cheese']],
    ['occasion=cookout,%20game%20day', []],
    ['occasion=GAME+day&course=dinner', ['Chili Dog']],
    ['cuisine=AMERICAN&category=Main+course&kcal=500', ['Chili Dog']],
    ['ingredient=Garlic', ['Chili Dog', 'Creamy Tomato Pasta']],
    ['ingredient=onions,%20tomato%20paste', ['Chili Dog', 'Creamy Tomato Pasta']],
    ['ingredient=garlic&q=spaghetti', ['Creamy Tomato Pasta']],
    ['ingredient=garlic&type=top-seller', ['Creamy Tomato Pasta']],
  ])('by ?%s', async (query, titles) => {
    expect(listTitles(await read(`/recipes?${query}`))).toEqual(titles)
  })

  test('with the owner’s recipes among the built-in ones, and without hidden ones', async () => {
    await insertRecipe(site.db, aRecipe({ title: 'Garlic Soup', ingredients: ['9 cloves garlic'], category: 'Soup' }))
    expect(listTitles(await read('/recipes?ingredient=garlic'))).toEqual(['Garlic Soup', 'Chili Dog', 'Creamy Tomato Pasta'])
    await updateSettings(site.db, { builtInRecipes: false })
    const page = await read('/recipes?ingredient=garlic')
    expect(listTitles(page)).toEqual(['Garlic Soup'])
    expect(listLinks(page, 'Category')).toEqual(['Soup 1'])
  })
})

describe('every further choice', () => {
  test('says how many recipes it leaves, and is hidden if none', async () => {
    const page = await read('/recipes')
    expect(listLinks(page, 'Time')).toEqual(['Up to 1 hr 5', 'Up to 2 hr 6', 'Over 2 hr 2'])
    expect(listLinks(page, 'Category')).toEqual(['Main course 7', 'Appetizer 1'])
    expect(listLinks(page, 'Type')).toEqual(['All 8', 'Trending 2', 'Top Seller 2'])
  })

  test.each([
    '/recipes?category=Main+course',
    '/recipes?occasion=Game+day&course=Snack',
    '/recipes?ingredient=butter&time=60',
    '/recipes?q=cheese&kcal=800',
  ])('of %s leads to exactly that many', async (path) => {
    const page = await read(path)
    const links = [...page.matchAll(/<a class="(?:chip|filter-link)"[^>]*href="([^"]+)"[^>]*><span>[^<]*<\/span> <small>(\d+)</g)]
    expect(links.length).toBeGreaterThan(5)
    for (const [link, address = '', count] of links) {
      // The count of a chosen value is the list's own, and its link removes it.
      if (!link.includes('aria-current'))
        expect({ address, count: listTitles(await read(address)).length }).toEqual({ address, count: Number(count) })
    }
  })

  test('keeps the others, and can be removed alone or with all', async () => {
    const page = await read('/recipes?type=trending&category=Main+course&ingredient=butter,tomato&sort=title')
    expect(page).toContain('aria-label="Remove tomato" href="/recipes?type=trending&category=Main+course&ingredient=butter&sort=title"')
    expect(page).toContain('aria-label="Remove Trending" href="/recipes?category=Main+course&ingredient=butter,tomato&sort=title"')
    expect(page).toMatch(/href="\/recipes\?sort=title"[^>]*>Clear all/)
    expect(page).toContain('<input type="hidden" name="ingredient" value="butter,tomato"/>')
  })
})

test.each([
  ['quickest', 'Classic Cheeseburger', 'Fried Chicken'],
  ['kcal', 'Chili Dog', 'BBQ Ribs'],
  ['title', 'BBQ Ribs', 'Smoky Cheeseburger'],
])('the list is sorted by %s', async (sort, first, last) => {
  const titles = listTitles(await read(`/recipes?sort=${sort}`))
  expect([titles[0], titles.at(-1)]).toEqual([first, last])
  expect(titles).toHaveLength(8)
})

test('an empty list offers filters to remove', async () => {
  const page = await read('/recipes?ingredient=garlic&time=30')
  expect(page).toContain('No recipe matches all of that.')
  expect(page).toMatch(/href="\/recipes\?ingredient=garlic"[^>]*><span>Without Up to 30 min<\/span> <small>2</)
  expect(page).not.toContain('Without garlic')
})

test.each([
  'category=Nothing',
  'cuisine=Martian',
  'ingredient=xyzzy',
  'ingredient=%F0%9F%8D%94',
  'ingredient=constructor',
  'time=1',
  'kcal=over-99999',
])('?%s finds nothing without an error', async (query) => {
  expect(listTitles(await read(`/recipes?${query}`))).toEqual([])
})

test.each([
  'time=abc',
  'time=0',
  'time=-1',
  'time=',
  'time=over-',
  'kcal=1e3',
  'kcal=999999',
  'sort=',
  'sort=price',
  'category=',
  'category=%00',
  `category=${'x'.repeat(81)}`,
  'cuisine=a&cuisine=b',
  'ingredient=a&ingredient=b',
  'ingredient=%ff',
  `ingredient=${'x'.repeat(4001)}`,
])('?%s is refused', async (query) => {
  await read(`/recipes?${query}`, 400)
})

test('paging keeps the filters', async () => {
  for (let index = 0; index < 30; index++)
    await insertRecipe(site.db, aRecipe({ slug: `melt-${index}`, title: `Melt ${index}`, category: 'Melt' }))
  expect(await read('/recipes?category=Melt&sort=title')).toContain('href="/recipes?category=Melt&sort=title&page=2"')
  const second = await read('/recipes?category=Melt&page=2')
  expect(listTitles(second)).toHaveLength(6)
  expect(second).toContain('content="noindex"')
  await read('/recipes?category=Melt&page=3', 404)
})

test.each([
  ['/recipes', true],
  ['/recipes?category=Main+course', false],
  ['/recipes?type=top-seller', true],
  ['/recipes?category=None', false],
  ['/recipes?type=trending', false],
  ['/recipes?time=60', false],
  ['/recipes?sort=title', false],
  ['/recipes?category=Main+course&type=top-seller', false],
])('%s may be indexed by search engines: %s', async (path, mayBe) => {
  const page = await read(path)
  expect(page.includes('content="noindex"')).toBe(!mayBe)
  expect(page.includes(`<link rel="canonical" href="http://site.test${path}"/>`)).toBe(mayBe)
})

test('a category is named in its most common spelling', async () => {
  for (const [index, category] of ['soup', 'Soup', 'SOUP', 'Soup'].entries())
    await insertRecipe(site.db, aRecipe({ slug: `soup-${index}`, category }))
  expect(listLinks(await read('/recipes'), 'Category')).toContain('Soup 4')
})

test('a recipe page lists recipes that share rare foods', async () => {
  await insertRecipe(
    site.db,
    aRecipe({
      slug: 'hot',
      title: 'Hot Wings',
      ingredients: ['1 lb chicken wings', '1 cup cayenne hot sauce', '1 cup blue cheese dressing'],
    }),
  )
  const [, related = ''] = (await read('/recipes/buffalo-wings')).split('You might also like')
  expect(listTitles(related)[0]).toBe('Hot Wings')
})
