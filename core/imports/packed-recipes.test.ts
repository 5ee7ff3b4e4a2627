import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPacked as read } from '#tests/fixtures/imports/read-packed.ts'

const picture = Buffer.from('the bytes of a picture').toString('base64')

test('Paprika is read: gzipped recipes with groups, pictures and the trash; a broken one is reported', async () => {
  const soup = {
    uid: 'A1',
    name: 'Soup',
    ingredients: 'BASE\n1 cup **water**\nTopping:\nsalt',
    directions: 'Boil.\n\n[photo:one]\nSee [recipe:Stock].',
    servings: '4 servings',
    prep_time: '1 hr 5 min',
    photo_data: picture,
    in_trash: true,
    on_favorites: true,
    created: '2020-01-02 03:04:05',
    categories: ['Dinner', 'Easy'],
  }
  const { format, records } = await read({
    'My Recipes/Soup.paprikarecipe': gzipSync(JSON.stringify(soup)),
    'My Recipes/Torn.paprikarecipe': gzipSync(JSON.stringify(soup)).subarray(0, 40),
    'My Recipes/._Soup.paprikarecipe': 'x',
  })
  expect(format).toBe('paprika')
  expect(records).toMatchObject([
    {
      sourceId: 'A1',
      state: 'trashed',
      ingredients: [
        { heading: 'BASE', lines: ['1 cup water'] },
        { heading: 'Topping', lines: ['salt'] },
      ],
      steps: [{ steps: [{ text: 'Boil.' }, { text: 'See Stock.' }] }],
      servings: 4,
      prepMinutes: 65,
      picture: { address: 'kept:the bytes of a picture' },
      createdAt: '2020-01-02T03:04:05.000Z',
      category: 'Dinner',
      keywords: ['Easy'],
      extra: { on_favorites: true },
    },
    { kind: 'unreadable', place: 'Torn.paprikarecipe' },
  ])
})

test('a recipe with a field out of range is read without it', async () => {
  const soup = { uid: 'A1', name: 'Soup', ingredients: 'water', prep_time: '99999 days', cook_time: '5 min' }
  const { records } = await read({ 'Soup.paprikarecipe': JSON.stringify(soup) })
  expect(records).toMatchObject([
    {
      title: 'Soup',
      cookMinutes: 5,
      ingredients: [{ lines: ['water'] }],
      warnings: ['Its field prepMinutes is out of range and was left out.'],
    },
  ])
  expect(records[0]).not.toHaveProperty('prepMinutes')
})

test('Mela is read: headings, links and dates since 2001', async () => {
  const soup = {
    id: 'm',
    title: 'Soup',
    ingredients: '# Base\nwater',
    instructions: 'Boil [it](https://a.example).',
    date: 0,
    yield: 12,
    images: [picture],
  }
  const { format, records } = await read({ 'a.melarecipe': JSON.stringify(soup), 'b.melarecipe': '[[]' })
  expect(format).toBe('mela')
  expect(records).toMatchObject([
    {
      ingredients: [{ heading: 'Base', lines: ['water'] }],
      steps: [{ steps: [{ text: 'Boil it (https://a.example).' }] }],
      createdAt: '2001-01-01T00:00:00.000Z',
      servings: 12,
      picture: { address: 'kept:the bytes of a picture' },
    },
    { kind: 'unreadable' },
  ])
})

test('Crouton is read: amounts in units and sections, in order', async () => {
  const soup = {
    uuid: 'c',
    name: 'Soup',
    serves: 2,
    duration: 10,
    ingredients: [
      { order: 1, ingredient: { name: 'water' }, quantity: { amount: 2, quantityType: 'CUP' } },
      { order: 0, ingredient: { name: 'Base' }, quantity: { quantityType: 'SECTION' } },
      { order: 2, ingredient: { name: 'salt' } },
    ],
    steps: [
      { order: 0, step: 'First', isSection: true },
      { order: 1, step: 'Boil.', isSection: false },
    ],
  }
  const { format, records } = await read({ 'a.crumb': JSON.stringify(soup) })
  expect(format).toBe('crouton')
  expect(records).toMatchObject([
    {
      servings: 2,
      prepMinutes: 10,
      ingredients: [{ heading: 'Base', lines: ['2 cups water', 'salt'] }],
      steps: [{ heading: 'First', steps: [{ text: 'Boil.' }] }],
    },
  ])
})

test('Nextcloud is read: a folder for each recipe, with its picture', async () => {
  const soup = {
    '@type': 'Recipe',
    id: '7',
    name: 'Soup',
    recipeIngredient: ['water\n'],
    recipeInstructions: ['Boil.'],
    recipeYield: 4,
    prepTime: 'PT0H15M',
  }
  const whole = await read({ 'A/recipe.json': JSON.stringify(soup), 'A/full.jpg': 'jpg', 'B/recipe.json': '{}' })
  expect(whole.format).toBe('nextcloud')
  expect(whole.records).toMatchObject([
    { sourceId: '7', servings: 4, prepMinutes: 15, picture: { address: 'kept:jpg' }, ingredients: [{ lines: ['water'] }] },
    { kind: 'unreadable', place: 'B/recipe.json' },
  ])
})

test('CopyMeThat is read: repeated ids are looked up within their recipe', async () => {
  const recipe = (name: string) => `<div class="recipe"><div id="name"> ${name} </div><img class="recipeImage" src="images/a.jpg">
    <a id="original_link" href="https://a.example/${name}">x</a><a id="recipeYield">6</a>
    <li class="recipeIngredient_subheader">Base:</li><li class="recipeIngredient">1 cup ${name}</li><li class="instruction">Boil.</li></div>`
  const page = `<meta name="copymethat_class_id_version" content="1">${recipe('One')}${recipe('Two')}`
  const { format, records } = await read({ 'recipes.html': page, 'images/a.jpg': 'jpg' })
  expect(format).toBe('copymethat')
  expect(records).toMatchObject([
    { title: 'One', sourceId: 'https://a.example/One', servings: 6, picture: { address: 'kept:jpg' } },
    { title: 'Two', ingredients: [{ heading: 'Base', lines: ['1 cup Two'] }], steps: [{ steps: [{ text: 'Boil.' }] }] },
  ])
})
