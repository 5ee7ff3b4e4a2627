import { expect, test } from 'vitest'
import { openText } from '#core/imports/source-files.ts'
import { readPacked } from '#tests/fixtures/imports/read-packed.ts'
import { recipePages } from './recipe-page.ts'

test('a RecipeSage file is read: sections, notes and the source', async () => {
  const soup = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    identifier: '6a0f',
    datePublished: '2024-01-02T03:04:05.000Z',
    name: 'Soup',
    image: ['https://a.example/soup.jpg?signature=x'],
    prepTime: 'PT10M',
    totalTime: '1 hour',
    recipeIngredient: ['[Base]', '1 cup water'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'First' },
      { '@type': 'HowToStep', text: 'Boil.' },
    ],
    recipeYield: '4 servings',
    recipeCategory: ['dinner', 'easy'],
    creditText: 'Gran',
    isBasedOn: 'https://a.example/soup',
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Good\ncold.' }],
  }
  const book = { '@type': 'Book', name: 'Plenty', hasPart: { '@type': 'Chapter', pagination: '12' } }
  const other = { ...soup, identifier: '6a10', isBasedOn: [{ '@type': 'CreativeWork', name: 'Gran' }, book] }
  const { format, records } = await readPacked({ 'recipes.json': JSON.stringify({ recipes: [soup, other] }) })
  expect(format).toBe('schema-org')
  expect(records).toMatchObject([
    {
      sourceId: '6a0f',
      title: 'Soup',
      picture: { address: 'https://a.example/soup.jpg?signature=x' },
      ingredients: [{ heading: 'Base', lines: ['1 cup water'] }],
      steps: [{ heading: 'First', steps: [{ text: 'Boil.' }] }],
      notes: 'Good\ncold.',
      servings: 4,
      prepMinutes: 10,
      totalMinutes: 60,
      sourceName: 'Gran',
      sourceUrl: 'https://a.example/soup',
      category: 'dinner',
      courses: ['easy'],
    },
    { sourceId: '6a10', sourceBook: 'Plenty', sourcePage: '12' },
  ])
})

test('a recipe in a file of its own and in one with all is read once', async () => {
  const soup = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 egg'] })
  const { records } = await readPacked({ 'soup.json': soup, 'recipes.json': `[${soup}]` })
  expect(records).toMatchObject([{ title: 'Soup' }])
})

const jsonLd = '<script type="application/ld+json">{"@type":["Recipe"],"name":"Soup"}</script>'

test.each([
  ['a page with JSON-LD', 'page.html', jsonLd, true],
  ['a page with microdata', 'page.html', '<div itemscope itemtype="https://schema.org/Recipe"></div>', true],
  ['a page with a card', 'page.html', '<div class="wprm-recipe wprm-recipe-1"></div>', true],
  [
    'a page with a recipe under headings',
    'page.html',
    '<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 egg</li><li>salt</li></ul><h2>Method</h2><p>Boil.</p>',
    true,
  ],
  ['a page about something else', 'page.html', '<div itemtype="https://schema.org/Article">Our Recipe</div>', false],
  [
    'WordPress',
    'export.xml',
    `<?xml version="1.0"?><!-- x --><rss version="2.0"><![CDATA[${jsonLd}<div class="wprm-recipe">]]></rss>`,
    false,
  ],
  ['Ghost', 'ghost.json', JSON.stringify({ db: [{ data: { posts: [{ html: jsonLd }] } }] }), false],
  ['Firestore', 'data.json', JSON.stringify({ __collections__: { recipes: { a: { type: 'Recipe', html: jsonLd } } } }), false],
  ['Mealie', 'soup.json', JSON.stringify({ slug: 'soup', recipeIngredient: [], recipeInstructions: [], name: 'Recipe' }), false],
  ['Tandoor', 'recipe.json', JSON.stringify({ name: 'Recipe', working_time: 1, steps: [] }), false],
])('a file is recognised as a recipe page or not: %s', async (_, name, text, isClaimed) => {
  expect(await recipePages.recognise(openText(name, text))).toBe(isClaimed)
})
