import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { findDocuments } from './find-documents.ts'
import { searchSite } from './search-site.ts'

const recipes: [title: string, ingredients: string[], more?: { keywords?: string; courses?: string; steps?: string[] }][] = [
  ['Vegan Stuffed Bell Peppers', ['4 bell peppers', '1 lb vegan ground beef']],
  ['Beef Tacos', ['1 lb ground beef', '8 tortillas']],
  ['Classic Meatloaf', ['2 lbs ground chuck', '1 egg']],
  ['Apple Cider Donuts', ['2 cups flour', '1 cup apple cider', 'apple pie spice']],
  ['Classic Apple Pie', ['6 apples', '1 pie crust']],
  ['Apple Strudel', ['4 apples', '8 sheets filo']],
  ['Green Onion Pancakes', ['2 cups flour', '6 green onions']],
  ['Buttermilk Pancakes', ['2 cups flour', '2 cups buttermilk']],
  ['Lemon Chicken', ['1 chicken', '2 lemons']],
  ['Chicken with Rice', ['1 chicken', '1 lemon', '1 cup rice']],
  ['Roast Broccoli', ['1 broccoli'], { courses: 'Side Dish' }],
  ['Pork Steak', ['1 pork steak'], { steps: ['Fry it on one side.', 'Put it in a muffin tin or a dish.'] }],
  ['Turkey Pinwheels', ['4 tortillas', '8 oz turkey'], { keywords: 'kid-friendly, lunch' }],
]

whereDatabasesDiffer('each has its own search index', ({ open }) => {
  test('dishes are found by their ingredients and by the diets they suit', async () => {
    const db = await open()
    const titles = new Map<string, string>()
    for (const [title, ingredients, more] of recipes) {
      const slug = title.toLowerCase().replaceAll(' ', '-')
      const { id } = await insertRecipe(db, aRecipe({ title, slug, short: 'Nice.', steps: ['Make it.'], ingredients, ...more }))
      titles.set(String(id), title)
    }
    const find = async (text: string) =>
      (await findDocuments(db, text, { isOwnOnly: true })).found.map(({ recordId }) => titles.get(recordId) ?? '')
    expect(await find('ground beef')).toEqual(['Classic Meatloaf', 'Beef Tacos', 'Vegan Stuffed Bell Peppers'])
    expect((await find('apple pie'))[0]).toBe('Classic Apple Pie')
    expect(await find('scallion pancakes')).toEqual(['Green Onion Pancakes'])
    expect(await find('kids lunch')).toEqual(['Turkey Pinwheels'])
    expect(await find('side dish')).toEqual(['Roast Broccoli'])
    expect(await find('muffins')).toEqual([])
    // A pound of beef is no pound cake.
    expect(await find('pound cake')).toEqual([])
    expect((await find('pork dinner'))[0]).toBe('Pork Steak')
    expect(await find('strudel or tacos')).toEqual(['Apple Strudel', 'Beef Tacos'])
    const findPhrase = async (text: string) => (await searchSite(db, { text, page: 1 }))?.entries.map(({ path }) => path.slice(9))
    expect(await findPhrase('lemon chicken')).toContain('chicken-with-rice')
    expect(await findPhrase('"lemon chicken"')).toEqual(['lemon-chicken'])
    // None of the recipes says how long it takes, and a post doesn't hide them.
    await insertBlog(db, aBlog({ id: 'one', title: 'Strudel in Vienna', urlSlug: 'one' }))
    expect(await find('quick strudel')).toContain('Apple Strudel')
    expect(await find('strudel in 30 minutes')).not.toContain('Apple Strudel')
  })
})
