import { expect, test } from 'vitest'
import { readJsonLdRecipes, readPageRecipes } from './page-recipes.ts'

const address = 'https://eat.example/soup/'
const page = (json: string) => `<html><script type="application/ld+json">${json}</script></html>`
const read = (html: string) => readPageRecipes(html, 'soup.html', address)

test('a recipe in a graph has its ingredients under headings, its sections and what it refers to by id', async () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', '@id': address },
      { '@type': 'Person', '@id': '#ann', name: 'Ann' },
      {
        '@type': ['Recipe', 'NewsArticle'],
        name: 'Soup &amp; bread',
        author: { '@id': '#ann' },
        image: [{ '@type': 'ImageObject', url: '/soup.jpg' }],
        recipeIngredient: ['For the soup:', '1 &frac12; cups&nbsp;water', 'For the bread:', '<b>2 cups</b> flour'],
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Soup', itemListElement: [{ '@type': 'HowToStep', name: 'Boil', text: 'Boil it.' }] },
          { '@type': 'HowToSection', name: 'Bread', itemListElement: [{ '@type': 'HowToStep', name: 'Rest', text: 'Leave it.' }] },
        ],
        recipeYield: ['4', '4 servings'],
        totalTime: 'PT1H',
        recipeCategory: ['Dinner', 'Soup'],
        suitableForDiet: 'https://schema.org/GlutenFreeDiet',
        nutrition: { calories: '1046 kJ', fatContent: '3.5 g' },
        aggregateRating: { ratingValue: 5 },
      },
    ],
  }
  expect(await read(page(JSON.stringify(graph)))).toEqual([
    expect.objectContaining({
      kind: 'recipe',
      state: 'draft',
      sourceId: address,
      title: 'Soup & bread',
      author: 'Ann',
      picture: { address: 'https://eat.example/soup.jpg' },
      ingredients: [
        { heading: 'For the soup', lines: ['1 ½ cups water'] },
        { heading: 'For the bread', lines: ['2 cups flour'] },
      ],
      steps: [
        { heading: 'Soup', steps: [{ text: 'Boil it.' }] },
        { heading: 'Bread', steps: [{ text: 'Rest: Leave it.' }] },
      ],
      servings: 4,
      totalMinutes: 60,
      category: 'Dinner',
      courses: ['Soup'],
      diets: ['Gluten free'],
      nutrition: { calories: 250, fats: 3.5 },
      extra: { aggregateRating: { ratingValue: 5 } },
    }),
  ])
})

test('JSON with raw line breaks, quotation marks and commas too many is read', async () => {
  const json = '{"@type":"Recipe","name":"A "big" pie","recipeIngredient":["1 egg",],"recipeInstructions":"Beat.\nBake.",}'
  expect(await read(page(json))).toMatchObject([
    { title: 'A "big" pie', ingredients: [{ lines: ['1 egg'] }], steps: [{ steps: [{ text: 'Beat.' }, { text: 'Bake.' }] }] },
  ])
})

test('several recipes of a page are told apart', async () => {
  const json = JSON.stringify([
    { '@type': 'Recipe', name: 'One', recipeIngredient: ['egg'] },
    { '@type': 'Recipe', name: 'Two', recipeIngredient: ['egg'] },
  ])
  const recipes = await read(page(json))
  expect(recipes.map((recipe) => 'sourceId' in recipe && recipe.sourceId)).toEqual([address, `${address}#Two`])
})

test.each([
  [
    'microdata',
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1><time itemprop="cookTime" datetime="PT5M">five</time>
    <ul><li itemprop="recipeIngredient">water</li><li itemprop="recipeIngredient">salt</li></ul>
    <ol itemprop="recipeInstructions"><li>Boil.</li><li>Salt.</li></ol></div>`,
  ],
  [
    'microformats',
    `<div class="hrecipe"><h1 class="fn">Soup</h1><span class="cooktime">5 minutes</span><ul><li class="ingredient">water</li>
    <li class="ingredient">salt</li></ul><ol class="instructions"><li>Boil.</li><li>Salt.</li></ol></div>`,
  ],
])('%s are read where there is no JSON-LD', async (_, html) => {
  expect(await read(html)).toMatchObject([
    {
      title: 'Soup',
      cookMinutes: 5,
      ingredients: [{ lines: ['water', 'salt'] }],
      steps: [{ steps: [{ text: 'Boil.' }, { text: 'Salt.' }] }],
    },
  ])
})

test('the card of a plugin is read where there is nothing else', async () => {
  const html = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Soup</h2>
    <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Base</h4><ul><li class="wprm-recipe-ingredient">▢ water</li></ul></div>
    <div class="wprm-recipe-instruction-group"><div class="wprm-recipe-instruction-text">Boil.</div></div></div>`
  expect(await read(html)).toMatchObject([
    { title: 'Soup', ingredients: [{ heading: 'Base', lines: ['water'] }], steps: [{ steps: [{ text: 'Boil.' }] }] },
  ])
})

test('hostile values are told of or left out, and others are read', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const json = `[{"@type":"Recipe","name":${JSON.stringify('x'.repeat(3_000_000))}},
    {"@type":"Recipe","name":"So\\u0000up","recipeIngredient":[7,null,{"a":1},"salt"],"recipeYield":{},"__proto__":{"a":1},"deep":${deep},"image":"javascript:1"}]`
  const [long, soup] = await readJsonLdRecipes(JSON.parse(json), 'a.json')
  expect(long).toMatchObject({ kind: 'unreadable', place: 'a.json', reason: expect.stringContaining('title') })
  expect(soup).toMatchObject({ title: 'Soup', ingredients: [{ lines: ['7', 'salt'] }] })
  expect(soup).not.toHaveProperty('picture.address')
})
