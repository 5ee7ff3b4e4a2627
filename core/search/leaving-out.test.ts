import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { insertRecipe, updateRecipe } from '#core/recipes/recipe-rows.ts'
import { toConfirmedFoods } from '#domain/recipes/confirmed-foods.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { findDocuments, findRecipeNumbers } from './find-documents.ts'
import { suggestSearch } from './suggest-search.ts'

const plain = ['2 cups rice', '1 cup sugar', '1 tsp salt']

const recipes: Record<string, string[]> = {
  'Rice Cookies': plain,
  'Walnut Cookies': [...plain, '1 cup walnuts'],
  'Peanut Cookies': [...plain, '1 cup peanuts'],
  'Mystery Cookies': [...plain, '1 cup zog'],
  'Cookies without a list': [],
  'Egg Cookies': [...plain, '2 eggs'],
  'Bacon Pasta': ['1 lb bacon', '1 lb spaghetti'],
  'Yeast Bread': ['2 cups rice flour', '1 tsp dry yeast'],
  'Soda Bread without Yeast': ['2 cups rice flour', '1 tsp baking soda'],
  'Chocolate Cake': [...plain, '4 oz dark chocolate'],
  'Lemon Cake': [...plain, '2 lemons'],
  'Onion Soup': ['2 red onions', '1 tsp salt'],
  'Pea Soup': ['2 cups peas', '1 tsp salt'],
  'Vegan Stuffed Peppers': ['4 bell peppers', '1 cup vegan ground beef'],
  'Plain Peppers': ['4 bell peppers', '1 tsp salt'],
}

async function fill(db: Database) {
  const numbers = new Map<string, number>()
  for (const [title, ingredients] of Object.entries(recipes)) {
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const { id } = await insertRecipe(db, aRecipe({ title, slug, short: 'Nice.', steps: ['Make it.'], ingredients }))
    numbers.set(title, id)
  }
  await insertBlog(db, aBlog({ id: 'one', title: 'How cookies crumble', urlSlug: 'one', content: '<p>With walnuts.</p>' }))
  await insertBlog(db, aBlog({ id: 'two', title: 'Cookies for a crowd', urlSlug: 'two', content: '<p>With oats.</p>' }))
  return numbers
}

whereDatabasesDiffer('each has its own search index', ({ open }) => {
  test('a search without an allergen or a food finds only what is known to be without it', async () => {
    const db = await open()
    const numbers = await fill(db)
    const titles = new Map([...numbers].map(([title, number]) => [String(number), title]))
    const find = async (text: string) =>
      (await findDocuments(db, text, { isOwnOnly: true })).found
        .map(({ kind, recordId }) => (kind === 'recipe' ? titles.get(recordId) : recordId))
        .toSorted()

    expect(await find('nut free cookies')).toEqual(['Egg Cookies', 'Rice Cookies', 'two'])
    expect(await find('cookies no peanuts')).toEqual(['Egg Cookies', 'Rice Cookies', 'Walnut Cookies', 'one', 'two'])
    expect(await find('cookies without eggs')).not.toContain('Egg Cookies')
    expect(await find('cookies without eggs')).not.toContain('Mystery Cookies')
    expect(await find('cookies without eggs')).not.toContain('Cookies without a list')
    // The ingredients of a post are unknown: only one about the diet itself would match.
    expect(await find('cookies without dairy')).toEqual(['Egg Cookies', 'Peanut Cookies', 'Rice Cookies', 'Walnut Cookies'])
    expect(await find('peanut-free')).not.toContain('Mystery Cookies')
    expect(await find('peanut-free')).toContain('Pea Soup')
    // Other foods without nuts don't replace one that isn't found.
    expect(await find('nut free waffles')).toEqual([])
    expect(await find('bread without yeast')).toEqual(['Soda Bread without Yeast'])
    expect(await find('cake -chocolate')).toEqual(['Lemon Cake'])
    expect(await find('soup no onion')).toEqual(['Pea Soup'])
    expect(await find('vegan peppers')).toContain('Plain Peppers')
    expect(await find('vegan cookies')).not.toContain('Egg Cookies')
    expect(await find('vegan pasta')).toEqual([])

    const numbersOf = async (text: string) =>
      [...(await findRecipeNumbers(db, text))].map((number) => titles.get(String(number))).toSorted()
    expect(await numbersOf('cake -chocolate')).toEqual(['Lemon Cake'])
    const suggested = (await suggestSearch(db, 'cookies without eg')).map(({ title }) => title.map(({ text }) => text).join(''))
    expect(suggested).toContain('Rice Cookies')
    expect(suggested).not.toContain('Egg Cookies')
    expect(suggested).not.toContain('Mystery Cookies')
  })

  test('a search without one food leaves out what may contain it unnamed, but nothing that has only others of its kind', async () => {
    const db = await open()
    const lines: Record<string, string> = {
      'Plain Rice': '1 tsp salt',
      'Walnut Rice': '1 cup walnuts',
      'Almond Rice': '1 cup almonds',
      'Mixed Nut Rice': '1 cup mixed nuts',
      'Chocolate Rice': '1 cup dark chocolate chips',
      'Mystery Rice': '1 cup zog',
      'Shrimp Rice': '1 lb shrimp',
      'Crab Rice': '1 lb crab',
      'Seafood Rice': '1 lb seafood mix',
    }
    const titles = new Map<string, string>()
    const add = async (title: string, line: string, fields: object = {}) => {
      const ingredients = ['1 cup rice', line]
      const allergensFor = 'allergens' in fields ? { allergensFor: toConfirmedFoods(ingredients) } : {}
      const slug = title.toLowerCase().replaceAll(' ', '-')
      const recipe = aRecipe({ title, slug, short: 'Nice.', steps: ['Make it.'], ingredients, ...fields, ...allergensFor })
      titles.set(String((await insertRecipe(db, recipe)).id), title)
    }
    for (const [title, line] of Object.entries(lines)) await add(title, line)
    await add('Checked Rice', '1 cup dark chocolate chips', { allergens: 'milk' })
    await add('Doubtful Rice', '1 cup zog', { allergens: 'nuts' })
    const leftOut = async (text: string) => {
      const { found } = await findDocuments(db, text, { isOwnOnly: true, kinds: ['recipe'] })
      const shown = found.map(({ recordId }) => titles.get(recordId))
      return [...titles.values()].filter((title) => !shown.includes(title)).toSorted()
    }
    const without = ['Chocolate Rice', 'Doubtful Rice', 'Mixed Nut Rice', 'Mystery Rice', 'Seafood Rice', 'Walnut Rice']
    for (const text of ['rice no walnuts', 'rice without walnuts', 'rice -walnut', 'walnut free rice']) {
      expect([text, await leftOut(text)]).toEqual([text, without])
    }
    expect(await leftOut('rice without cashews')).toEqual(without.filter((title) => title !== 'Walnut Rice'))
    expect(await leftOut('rice no shrimp')).toEqual(['Mystery Rice', 'Seafood Rice', 'Shrimp Rice'])
    expect(await leftOut('rice no prawns')).toEqual(['Mystery Rice', 'Seafood Rice', 'Shrimp Rice'])
    const suggested = (await suggestSearch(db, 'rice no waln')).map(({ title }) => title.map(({ text }) => text).join(''))
    expect(suggested.toSorted()).toEqual([...titles.values()].filter((title) => !without.includes(title)).toSorted())
  })

  test('a search for a number of minutes finds what takes no longer, whatever its name', async () => {
    const db = await open()
    const times: Record<string, number | undefined> = {
      'Fast Pasta': 20,
      'Noodle Soup': 30,
      'Slow Pasta': 31,
      'Stew of a day': 300,
      'Odd Rice': undefined,
    }
    const titles = new Map<string, string>()
    for (const [title, totalMinutes] of [...Object.entries(times), ['30-Minute Chili', undefined] as const]) {
      const slug = title.toLowerCase().replaceAll(' ', '-')
      const { id } = await insertRecipe(
        db,
        aRecipe({ title, slug, short: 'Nice.', steps: ['Stir for 30 minutes.'], ingredients: plain, totalMinutes }),
      )
      titles.set(String(id), title)
    }
    await insertBlog(db, aBlog({ id: 'one', title: 'Meals in minutes', urlSlug: 'one', content: '<p>Be quick.</p>' }))
    await insertBlog(db, aBlog({ id: 'two', title: 'Knives', urlSlug: 'two', content: '<p>Be slow.</p>' }))
    const find = async (text: string) => {
      const { found, isPartial } = await findDocuments(db, text, { isOwnOnly: true })
      return [
        ...found.map(({ kind, recordId }) => (kind === 'recipe' ? titles.get(recordId) : recordId)).toSorted(),
        ...(isPartial ? ['…'] : []),
      ]
    }
    expect(await find('30 minute meals')).toEqual(['30-Minute Chili', 'Fast Pasta', 'Noodle Soup', 'one'])
    expect(await find('30 minutes')).toEqual(['30-Minute Chili', 'Fast Pasta', 'Noodle Soup', 'one'])
    const [first] = (await findDocuments(db, '30 minute meals', { isOwnOnly: true, kinds: ['recipe'] })).found
    expect(titles.get(first?.recordId ?? '')).toBe('30-Minute Chili')
    expect(await find('quick dinner under half an hour')).toEqual(['Fast Pasta', 'Noodle Soup'])
    expect(await find('pasta in 20 minutes')).toEqual(['Fast Pasta'])
    expect(await find('30 minute pasta no soy')).toEqual(['Fast Pasta'])
    // Nothing is that quick, so it finds the pasta there is.
    expect(await find('10 minute pasta')).toEqual(['Fast Pasta', 'Slow Pasta', '…'])
    expect([...(await findRecipeNumbers(db, '30 minute meals'))].map((id) => titles.get(String(id))).toSorted()).toEqual([
      ...['30-Minute Chili', 'Fast Pasta', 'Noodle Soup'],
    ])
  })

  test('the owner’s word on allergens counts, for and against', async () => {
    const db = await open()
    const numbers = await fill(db)
    const find = async (text: string) =>
      (await findDocuments(db, text, { isOwnOnly: true, kinds: ['recipe'] })).found.map(({ recordId }) => Number(recordId))
    const change = async (title: string, allergens: string) => {
      const id = numbers.get(title) ?? 0
      const ingredients = recipes[title] ?? []
      await updateRecipe(db, id, aRecipe({ title, slug: String(id), ingredients, allergens, allergensFor: toConfirmedFoods(ingredients) }))
      return id
    }
    expect(await find('mystery without eggs')).toEqual([])
    const mystery = await change('Mystery Cookies', 'eggs')
    expect(await find('mystery without eggs')).toEqual([])
    await change('Mystery Cookies', 'none')
    expect(await find('mystery without eggs')).toEqual([mystery])
    expect(await find('rice cookies without eggs')).toContain(numbers.get('Rice Cookies'))
    await change('Rice Cookies', 'eggs')
    expect(await find('rice cookies without eggs')).not.toContain(numbers.get('Rice Cookies'))
  })
})
