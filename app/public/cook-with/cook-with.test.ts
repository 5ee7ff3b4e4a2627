import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>

beforeAll(async () => {
  site = await openTestSite()
})

afterAll(() => site.close())

async function read(path: string, status = 200) {
  const response = await site.get(path)
  expect(response.status).toBe(status)
  return (await response.text()).replaceAll('&amp;', '&')
}

/** Each card's title with the foods it lists as missing, in order. */
function listCards(page: string) {
  const cards = page.split('<article').slice(1)
  return cards.map((card) => {
    const [, title] = /View Recipe: ([^"]+)"/.exec(card) ?? []
    const [, note] = /recipe-card__note">([^<]+)</.exec(card) ?? []
    return `${title}: ${note}`
  })
}

test('recipes list missing ingredients, the fewest first; staples never count as missing', async () => {
  const page = await read('/cook-with?have=Macaroni,cheddar,butter,flour,milk')
  expect(listCards(page)[0]).toBe('Mac and Cheese: Missing 2: dry mustard, cayenne pepper')
  expect(listCards(page).every((card) => / Missing \d+: /.test(card))).toBe(true)
  expect(page).toContain('We assume you have water, salt, pepper and oil.')
  expect(page).toContain('content="noindex"')
})

test('a plain name finds its usual kinds', async () => {
  expect(listCards(await read('/cook-with?have=cream'))).toContainEqual(expect.stringContaining('Creamy Tomato Pasta'))
  expect(await read('/cook-with?have=sour+cream')).not.toContain('Creamy Tomato Pasta')
})

test('a recipe with nothing missing says so', async () => {
  await insertRecipe(
    site.db,
    aRecipe({ title: 'Scrambled Eggs', slug: 'scrambled', ingredients: ['3 large eggs', '1 tbsp butter', 'salt'] }),
  )
  expect(listCards(await read('/cook-with?have=egg,Butter'))[0]).toBe('Scrambled Eggs: You have everything')
})

test('many missing foods are counted and the first of them named', async () => {
  expect(listCards(await read('/cook-with?have=lemon'))).toContain(
    'Fried Chicken: Missing 10: chicken drumstick, buttermilk, hot sauce, all purpose flour, cornstarch, baking powder …',
  )
})

test('an unknown food is reported as unknown, with the nearest known one', async () => {
  const page = await read('/cook-with?have=buttermlk,xyzzyplugh')
  expect(page).toContain('No recipe here uses “buttermlk”.')
  expect(page).toMatch(/href="\/cook-with\?have=xyzzyplugh,buttermilk"[^>]*>buttermilk</)
  expect(page).toContain('No recipe here uses “xyzzyplugh”.')
  expect(page).toContain('No recipe uses that.')
})

test('foods are added and removed by links', async () => {
  const page = await read('/cook-with?have=butter')
  expect(page).toContain('aria-label="Remove butter" href="/cook-with"')
  expect(page).toContain('aria-label="Add garlic" href="/cook-with?have=butter,garlic"')
  expect(page).not.toContain('aria-label="Add butter"')
  expect(page).not.toMatch(/aria-label="Add (?:salt|water|black pepper)"/)
})

test('without any food it offers common ones and lists no recipe', async () => {
  const page = await read('/cook-with')
  expect(page).toContain('aria-label="Add butter" href="/cook-with?have=butter"')
  expect(listCards(page)).toEqual([])
  expect(page).toContain('<link rel="canonical" href="http://site.test/cook-with"/>')
  expect(await read('/cook-with?have=')).toContain('Start with')
  expect(await read('/recipes')).toContain('href="/cook-with"')
})

test.each(['have=a&have=b', 'have=%00', `have=${'x'.repeat(4001)}`, 'page=0', 'page=x'])('?%s is refused', async (query) => {
  await read(`/cook-with?${query}`, 400)
})

test.each(["have='", 'have=__proto__', 'have=%3Cscript%3E', 'have=,,,', 'have=%F0%9F%8D%94'])('?%s is not an error', async (query) => {
  expect(await read(`/cook-with?${query}`)).not.toContain('<script>,')
})

test('foods beyond the limit are ignored, and every link and the form still work', async () => {
  const foods = Array.from({ length: 70 }, (_, index) => `${'very '.repeat(11)}${index}`)
  const page = await read(`/cook-with?${new URLSearchParams({ have: foods.slice(0, 65).join(',') })}`)
  const [, typed = ''] = /name="have"[^>]*value="([^"]*)"/.exec(page) ?? []
  expect(typed.split(', ')).toHaveLength(60)
  await read(`/cook-with?${new URLSearchParams({ have: typed })}`)
  expect(page).not.toContain('aria-label="Add ')
})

test('a word that every JavaScript object knows is a plain word', async () => {
  expect(await read('/cook-with?have=constructor')).toContain('No recipe here uses “constructor”.')
})

test('a page past the last is a 404', async () => {
  await read('/cook-with?have=butter&page=2', 404)
})
