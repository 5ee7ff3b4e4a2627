import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
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
  return response.text()
}

/** The titles on the cards of the list, in order, without the row of top sellers. */
function listTitles(page: string) {
  const [list = ''] = page.split('>Top Sellers<')
  return [...list.matchAll(/aria-label="View Recipe: ([^"]+)"/g)].map(([, title]) => title)
}

const builtInTitles = [
  'Classic Cheeseburger',
  'Fried Chicken',
  'Mac and Cheese',
  'BBQ Ribs',
  'Buffalo Wings',
  'Chili Dog',
  'Creamy Tomato Pasta',
  'Smoky Cheeseburger',
]

describe('the list', () => {
  test('holds every recipe, counted', async () => {
    const page = await read('/recipes')
    expect(page).toContain('<h1>All Recipes</h1>')
    expect(listTitles(page)).toEqual(builtInTitles)
    expect(page).toContain('Eight plates')
    expect(page).toContain('Talk like a short-order cook')
  })

  test('shows the owner’s recipes first', async () => {
    await insertRecipe(site.db, aRecipe())
    expect(listTitles(await read('/recipes'))).toEqual(['Patty Melt', ...builtInTitles])
  })

  test('shows the owner’s recipe instead of a built-in one with the same address', async () => {
    await insertRecipe(site.db, aRecipe({ slug: 'bbq-ribs', title: 'Our Ribs' }))
    expect(listTitles(await read('/recipes'))).toEqual(['Our Ribs', ...builtInTitles.filter((title) => title !== 'BBQ Ribs')])
    expect(await read('/recipes/bbq-ribs')).toContain('Our Ribs')
  })

  test('marks each card with allergens and diets, so that a reader’s choice hides it before the first paint', async () => {
    await insertRecipe(site.db, aRecipe({ ingredients: ['2 cups milk', '1 cup rice'], diets: 'Gluten-free' }))
    const page = await read('/recipes')
    expect(page).toMatch(/data-fits="gluten-free nut-free no-celery no-gluten [^"]*"/)
    expect(page).toContain('data-fits=""')
    const [script = ''] = /<script>[^<]*kitchenProfile[^<]*<\/script>/.exec(page) ?? []
    expect(page.indexOf(script)).toBeLessThan(page.indexOf('<body'))
    // The server never knows the reader, or what they avoid.
    expect(page).not.toMatch(/Contains milk|May not be/)
  })

  test('says so if there are no recipes', async () => {
    await updateSettings(site.db, { builtInRecipes: false })
    const page = await read('/recipes')
    expect(page).toContain('No recipes yet.')
    expect(page).not.toContain('Top Sellers')
    expect(page).not.toContain('role="search" aria-label="Search recipes"')
  })

  test('is narrowed by type', async () => {
    const page = await read('/recipes?type=top-seller')
    expect(listTitles(page)).toEqual(['Creamy Tomato Pasta', 'Smoky Cheeseburger'])
  })

  test('is narrowed by words, and keeps them in the search box', async () => {
    const page = await read('/recipes?q=RIBS')
    expect(listTitles(page)).toContain('BBQ Ribs')
    expect(listTitles(page)).not.toContain('Mac and Cheese')
    expect(page).toContain('value="RIBS"')
    expect(page).toContain('content="noindex"')
  })

  test('says when nothing is found', async () => {
    const page = await read('/recipes?q=%3Cb%3Ezzz')
    expect(page).toContain('Nothing on the menu for')
    expect(page).toContain('&lt;b&gt;zzz')
    expect(page).not.toContain('<b>zzz')
  })

  test.each(['page=0', 'page=-1', 'page=1e9', 'page=abc', 'page=', 'page=1&page=2', 'type=best', 'type=trending&type=trending', 'q=%00'])(
    'refuses ?%s',
    async (query) => {
      await read(`/recipes?${query}`, 400)
    },
  )

  test('ends after its last page', async () => {
    await read('/recipes?page=2', 404)
    await read('/trending-recipes?page=2', 404)
  })

  test('is paged by 24', async () => {
    for (let index = 0; index < 17; index++) await insertRecipe(site.db, aRecipe({ slug: `melt-${index}`, title: `Melt ${index}` }))
    const first = await read('/recipes')
    expect(listTitles(first)).toHaveLength(24)
    expect(first).toContain('href="/recipes?page=2"')
    const second = await read('/recipes?page=2&utm_source=x')
    expect(listTitles(second)).toEqual(['Smoky Cheeseburger'])
    expect(second).toContain('<link rel="canonical" href="http://site.test/recipes?page=2"/>')
  })
})

describe('trending', () => {
  test('holds only the trending recipes', async () => {
    const page = await read('/trending-recipes')
    expect(page).toContain('<h1>Trending Recipes</h1>')
    expect(listTitles(page)).toEqual(['Classic Cheeseburger', 'Buffalo Wings'])
  })

  test('says so if there are none', async () => {
    await updateSettings(site.db, { builtInRecipes: false })
    expect(await read('/trending-recipes')).toContain('Nothing is trending yet.')
  })
})

test.each(['/recipes', '/trending-recipes'])('the top sellers are under %s', async (path) => {
  const [, row = ''] = (await read(path)).split('>Top Sellers<')
  expect(row).toContain('Creamy Tomato Pasta')
  expect(row).toContain('Smoky Cheeseburger')
  expect(row).not.toContain('View Recipe: Chili Dog')
})

describe('a recipe', () => {
  test('shows every detail it has', async () => {
    const page = await read('/recipes/mac-and-cheese')
    expect(page).toContain('<h1>Mac and Cheese</h1>')
    expect(page).toContain('<title>Mac and Cheese | Griddle</title>')
    for (const text of ['No. 0003', '40 min', '749 kcal', '>The Griddle kitchen</a>', 'elbow macaroni', '454 g', 'Nutrition Facts']) {
      expect(page).toContain(text)
    }
    expect(page).toContain('<h3>Cook the roux</h3>')
    expect(page).toContain('id="step-7"')
    expect(page).toContain('You might also like')
    expect(page).toContain(`property="og:image" content="http://site.test/images/${findShippedFile('mac-and-cheese')}/1200.jpg"`)
    expect(page).toContain('property="og:image:width" content="1200"')
    expect(page).toContain('property="og:image:height" content="900"')
  })

  test('without a picture shows the placeholder', async () => {
    await insertRecipe(site.db, aRecipe())
    expect(await read('/recipes/patty-melt')).toMatch(/<div class="recipe-head__picture"><div class="no-image"[^>]*>/)
  })

  const label = /id="nutrition"[\s\S]*?<\/section>/

  test.each([
    [{ calories: 600 }, ['Calories 600']],
    [{ calories: 600, protein: 0, fats: 0, carbs: 0 }, ['Calories 600']],
    [{ calories: 600, protein: 0, fats: 66 }, ['Calories 600', 'Protein 0 g', 'Fats 66 g']],
    [{ calories: 0, carbs: 0 }, ['Calories 0', 'Carbs 0 g']],
    [{ protein: 35 }, ['Protein 35 g']],
    [{ calories: 600, protein: 35, fats: 38, carbs: 30 }, ['Calories 600', 'Protein 35 g', 'Fats 38 g', 'Carbs 30 g']],
  ])('with the nutrition %o shows what is known of it', async (nutritionalValues, shown) => {
    await insertRecipe(site.db, aRecipe({ nutritionalValues }))
    const page = await (await site.get('/recipes/patty-melt')).text()
    const [said = ''] = label.exec(page) ?? []
    const rows = [...said.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => `${name} ${value}`)
    expect(rows).toEqual(shown)
    const { calories } = nutritionalValues as { calories?: number }
    const kcals = [...(page.split('class="section related')[0] ?? '').matchAll(/>([^<]* kcal)</g)].map(([, text]) => text)
    expect(kcals).toEqual(calories === undefined ? [] : [`${calories} kcal`, `${calories} kcal`])
  })

  test('without nutrition has no label and no calories', async () => {
    await insertRecipe(site.db, aRecipe({ nutritionalValues: { calories: 0, protein: 0, fats: 0, carbs: 0 } }))
    const page = await read('/recipes/patty-melt')
    expect(page).not.toContain('Nutrition Facts')
    expect(page.split('class="section related')[0]).not.toContain('kcal')
  })

  test('with a script as its title shows only text', async () => {
    await insertRecipe(site.db, aRecipe({ title: '<script>alert(1)</script>', slug: 'scriptalert1script' }))
    for (const path of ['/', '/recipes', '/recipes/scriptalert1script']) expect(await read(path)).not.toContain('<script>alert')
  })

  test('that is unknown is a 404', async () => {
    expect(await read('/recipes/no-such-dish', 404)).not.toContain('How to make it')
  })

  test.each(['Mac-And-Cheese', 'mac%20and%20cheese', 'mac-and-cheese!', 'mac--and-cheese'])(
    'spelled %s redirects to its address',
    async (typed) => {
      const response = await site.get(`/recipes/${typed}?utm_source=x`)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe('/recipes/mac-and-cheese?utm_source=x')
    },
  )

  test('spelled with characters that its address omits redirects to it', async () => {
    await insertRecipe(site.db, aRecipe({ title: 'Crème & Brûlée', slug: 'crème-brûlée' }))
    const response = await site.get('/recipes/Crème-&-Brûlée')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`/recipes/${encodeURIComponent('crème-brûlée')}`)
    expect(await read(`/recipes/${encodeURIComponent('crème-brûlée')}`)).toContain('Crème &amp; Brûlée')
  })
})

describe('the recipe as JSON', () => {
  test('is found by number and by address', async () => {
    const byNumber = await site.get('/api/recipes/3')
    expect(byNumber.headers.get('content-type')).toContain('application/json')
    expect(byNumber.headers.get('cache-control')).toBe('no-cache')
    const recipe = await byNumber.json()
    expect(recipe).toMatchObject({ id: 3, slug: 'mac-and-cheese', title: 'Mac and Cheese', nutritionalValues: { calories: 749 } })
    expect(recipe.picture).toMatchObject({ name: findShippedFile('mac-and-cheese'), alt: expect.stringContaining('macaroni') })
    expect(recipe.ingredients).toHaveLength(11)
    expect(await (await site.get('/api/recipes/mac-and-cheese')).json()).toEqual(recipe)
  })

  test('without a picture has null for it', async () => {
    const { id } = await insertRecipe(site.db, aRecipe())
    expect(await (await site.get(`/api/recipes/${id}`)).json()).toMatchObject({ slug: 'patty-melt', picture: null })
  })

  test.each(['99999', '0', '-1', '99999999999999999999', 'no-such-dish'])('%s is a 404', async (key) => {
    const response = await site.get(`/api/recipes/${key}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toHaveProperty('error')
  })
})
