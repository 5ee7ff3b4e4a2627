import { expect, test } from 'vitest'
import { readJsonLdRecipes, readPageRecipes } from './page-recipes.ts'

const address = 'https://eat.example/soup/'
const page = (json: string) => `<html><script type="application/ld+json">${json}</script></html>`
const read = (html: string) => readPageRecipes(html, 'soup.html', address)

test('a recipe in a graph has its ingredients under headings, its sections, and what it refers to by id', async () => {
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

test('JSON with raw line breaks, quotation marks and extra commas is read', async () => {
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

const list = '<ul><li>1 cup water</li><li>salt</li></ul>'
const steps = '<ol><li>Boil.</li><li>Salt.</li></ol>'

test.each([
  [
    'microdata',
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
    <ul><li itemprop="recipeIngredient">1 cup water</li><li itemprop="recipeIngredient">salt</li></ul><div itemprop="recipeInstructions">${steps}</div></div>`,
  ],
  [
    'microdata whose parts lie elsewhere',
    `<div itemscope itemtype="http://schema.org/Recipe" itemref="a b"><h1 itemprop="name">Soup</h1></div><p id="other" itemprop="recipeIngredient">ice</p>
    <ul id="a"><li itemprop="recipeIngredient">1 cup water</li><li itemprop="recipeIngredient">salt</li></ul><div id="b" itemprop="recipeInstructions">${steps}</div>`,
  ],
  [
    'lines that are marked up without what they are of',
    `<h1>Soup</h1><div itemprop="ingredients">${list}</div><div itemprop="recipeInstructions">${steps}</div>`,
  ],
  [
    'data-vocabulary.org',
    `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Soup</h1><ul><li itemprop="ingredient" itemscope>
    <span itemprop="amount">1 cup</span> <span itemprop="name">water</span></li><li itemprop="ingredient">salt</li></ul><div itemprop="instructions">${steps}</div></div>`,
  ],
  [
    'RDFa',
    `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Soup</h1><ul><li property="recipeIngredient">1 cup water</li>
    <li property="schema:recipeIngredient">salt</li></ul><div property="recipeInstructions">${steps}</div></div>`,
  ],
  [
    'microformats',
    `<div class="hrecipe"><h1 class="fn">Soup</h1><ul><li class="ingredient">1 cup water</li>
    <li class="ingredient">salt</li></ul><ol class="instructions"><li>Boil.</li><li>Salt.</li></ol></div>`,
  ],
  [
    'a list that the page has twice',
    `<div class="h-recipe"><h1 class="p-name">Soup</h1>${'<b class="p-ingredient">1 cup water</b><b class="p-ingredient">salt</b>'.repeat(2)}
    <div class="e-instructions">${steps}</div></div>`,
  ],
  [
    'headings',
    `<title>Soup - Ann</title><h1>Ann cooks</h1><h1>Soup</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}<h2>More</h2><ul><li>Pie</li></ul>`,
  ],
  [
    'headings, in a page that only its title names',
    `<meta property="og:site_name" content="Ann cooks"><meta property="og:title" content="Soup — Ann Cooks"><title>Soup</title>
    <h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`,
  ],
  [
    'paragraphs under headings in bold type',
    '<h1>Soup</h1><p><b>Zutaten:</b></p><p>1 cup water<br>salt</p><p><b>Zubereitung</b></p><p>1. Boil.</p><p>2. Salt.</p><p>Follow us on Facebook</p>',
  ],
  [
    'amounts apart from what they are of',
    `<h1>Soup</h1><h2>Ingrédients</h2><div><i>1 cup</i></div><div>water</div><div>salt</div><h2>Préparation</h2>${steps}`,
  ],
  [
    'lists in elements that are named for them',
    `<h1>Soup</h1><dl class="ingredients"><dt>1 cup water</dt><dt>salt</dt></dl><ul class="instructions"><li>Boil.</li><li>Salt.</li></ul>`,
  ],
  [
    'JSON-LD without steps',
    `<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 cup water","salt"]}</script><h2>Ingredients</h2>${list}<h2>Steps</h2>${steps}`,
  ],
  [
    'JSON-LD without amounts',
    `<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["water","salt"],"recipeInstructions":["Boil.","Salt."]}</script>
    <div class="wprm-recipe-container"><div class="wprm-recipe-ingredient-group"><li class="wprm-recipe-ingredient">▢ 1 cup water</li><li class="wprm-recipe-ingredient">salt</li></div></div>`,
  ],
])('a recipe is read from %s', async (_, html) => {
  expect(await read(html)).toMatchObject([
    { title: 'Soup', ingredients: [{ lines: ['1 cup water', 'salt'] }], steps: [{ steps: [{ text: 'Boil.' }, { text: 'Salt.' }] }] },
  ])
})

test('a recipe found by its headings says so, and a page with other lists has none', async () => {
  expect(await read(`<h1>Soup</h1><h2>Ingredients</h2>${list}<h2>Method</h2>${steps}`)).toMatchObject([
    { warnings: [expect.stringContaining('headings')] },
  ])
  expect(await read(`<h1>Moving</h1><h2>Ingredients of happiness</h2><ul><li>love</li><li>time</li></ul><h2>Steps</h2>${steps}`)).toEqual(
    [],
  )
})

test.each([
  ['numbers that steps have in their texts', ['1. Boil.', '2. Salt.']],
  [
    'steps that are named by their numbers',
    [
      { '@type': 'HowToStep', name: 'Schritt 1', text: 'Boil.' },
      { '@type': 'HowToStep', name: 'Schritt 2', text: 'Salt.' },
    ],
  ],
  [
    'numbers as sections',
    [
      { '@type': 'HowToSection', name: 'Step 1', itemListElement: ['Boil.'] },
      { '@type': 'HowToSection', name: 'Step 2', itemListElement: ['Salt.'] },
    ],
  ],
  ['all steps in one text', '1. Boil. 2. Salt.'],
  [
    'the only section, named as what it is',
    { '@type': 'HowToSection', name: 'Preparazione', ItemListElement: [{ '@type': 'HowtoStep', text: 'Boil.' }, { text: 'Salt.' }] },
  ],
])('steps are the same with %s', async (_, recipeInstructions) => {
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 egg'], recipeInstructions })
  expect(await read(page(json))).toMatchObject([{ steps: [{ heading: undefined, steps: [{ text: 'Boil.' }, { text: 'Salt.' }] }] }])
})

test('ingredient lines lose checkboxes, nested brackets and needless zeros', async () => {
  const recipeIngredient = [
    '▢ 2.0 eggs ((large ones))',
    '- 1 cup water , warm',
    'For the sauce',
    '3 tbsp\noil\n1 leek',
    { '@type': 'PropertyValue', value: 2, unitText: 'g', name: 'salt' },
  ]
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient, recipeInstructions: ['Boil.'] })
  expect(await read(page(json))).toMatchObject([
    {
      ingredients: [
        { lines: ['2 eggs (large ones)', '1 cup water, warm'] },
        { heading: 'For the sauce', lines: ['3 tbsp oil', '1 leek', '2 g salt'] },
      ],
    },
  ])
})

test('a plugin’s card is read if there is nothing else', async () => {
  const html = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Soup</h2>
    <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Base</h4><ul><li class="wprm-recipe-ingredient">▢ water</li></ul></div>
    <div class="wprm-recipe-instruction-group"><div class="wprm-recipe-instruction-text">Boil.</div></div></div>`
  expect(await read(html)).toMatchObject([
    { title: 'Soup', ingredients: [{ heading: 'Base', lines: ['water'] }], steps: [{ steps: [{ text: 'Boil.' }] }] },
  ])
})

test('hostile values are reported or left out, and others are read', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const json = `[{"@type":"Recipe","name":${JSON.stringify('x'.repeat(3_000_000))}},
    {"@type":"Recipe","name":"So\\u0000up","recipeIngredient":[7,null,{"a":1},"salt"],"recipeYield":{},"__proto__":{"a":1},"deep":${deep},"image":"javascript:1"}]`
  const [long, soup] = await readJsonLdRecipes(JSON.parse(json), 'a.json')
  expect(long).toMatchObject({ kind: 'unreadable', place: 'a.json', reason: expect.stringContaining('title') })
  expect(soup).toMatchObject({ title: 'Soup', ingredients: [{ lines: ['7', 'salt'] }] })
  expect(soup).not.toHaveProperty('picture.address')
})

test('lines marked as headings divide the steps, and Markdown syntax is removed', async () => {
  const recipeInstructions = ['**Dough**', 'Mix **well** ([how](https://eat.example/how)).', '[Teig]', '## Bake', 'Bake 10 * 2 minutes.']
  const [record] = await read(
    page(JSON.stringify({ '@type': 'Recipe', name: 'Bread', recipeIngredient: ['1 kg flour'], recipeInstructions })),
  )
  expect(record).toMatchObject({
    steps: [
      { heading: 'Dough', steps: [{ text: 'Mix well (how (https://eat.example/how)).' }] },
      { heading: 'Teig', steps: [] },
      { heading: 'Bake', steps: [{ text: 'Bake 10 * 2 minutes.' }] },
    ],
  })
})

const withCard = (node: object, card: string) =>
  read(`<h1>Cake</h1>${page(JSON.stringify({ '@type': 'Recipe', name: 'Cake', ...node }))}${card}`)

test('groups, missing lines, notes and yield that JSON-LD leaves out come from the card', async () => {
  const [record] = await withCard(
    { recipeIngredient: ['1 ½ cups flour', '2 eggs', '100 g sugar'], recipeInstructions: ['Mix the flour.', 'Bake it.', 'Whip it.'] },
    `<div class="wprm-recipe-container"><span class="wprm-recipe-servings-with-unit">8 servings</span><h3>Ingredients</h3>
    <div><h4>For the cake</h4><ul><li>▢ 1 1/2 cups flour</li><li>Deselect All</li><li>▢ 2 eggs</li></ul></div>
    <div><h4>Icing</h4><ul><li>▢ 100 g sugar</li><li>▢ 1 tbsp milk</li></ul></div>
    <h3>Instructions</h3><div><h4>Cake</h4><ul><li><div>Mix the flour.</div></li><li><div>Bake it.</div></li></ul></div>
    <div><h4>Icing:</h4><ul><li><div>Whip it.</div></li></ul></div>
    <div class="wprm-recipe-notes"><h3>Notes</h3><p>Keeps well.</p><p>Freezes.</p></div></div>`,
  )
  expect(record).toMatchObject({
    ingredients: [
      { heading: 'For the cake', lines: ['1 ½ cups flour', '2 eggs'] },
      { heading: 'Icing', lines: ['100 g sugar', '1 tbsp milk'] },
    ],
    steps: [
      { heading: 'Cake', steps: [{ text: 'Mix the flour.' }, { text: 'Bake it.' }] },
      { heading: 'Icing', steps: [{ text: 'Whip it.' }] },
    ],
    notes: 'Keeps well.\nFreezes.',
    servings: 8,
  })
})

test('a list that is the same in the page stays as it is, and so do groups that are marked up', async () => {
  const flat = { recipeIngredient: ['1 egg', '2 cups milk'], recipeInstructions: ['Mix the milk.', 'Bake the cake.'] }
  const list =
    '<h2>Ingredients</h2><ul><li>1 egg</li><li>2 cups milk</li></ul><h2>Method</h2><ol><li>Mix the milk.</li><li>Bake the cake.</li></ol>'
  expect(await withCard(flat, list)).toMatchObject([
    { ingredients: [{ lines: ['1 egg', '2 cups milk'] }], steps: [{ steps: [{ text: 'Mix the milk.' }, { text: 'Bake the cake.' }] }] },
  ])
  expect(await withCard({ ...flat, recipeIngredient: ['For A:', '1 egg', '2 cups milk'] }, `<h3>For B</h3>${list}`)).toMatchObject([
    { ingredients: [{ heading: 'For A', lines: ['1 egg', '2 cups milk'] }] },
  ])
})

test('the largest of several pictures is used, or else the page’s', async () => {
  const image = [{ url: '/a.jpg', width: 100, height: 100 }, { url: '/b.jpg', width: 1200, height: 900 }, '/c-300x200.jpg']
  const [sized, whole, shared] = await Promise.all([
    withCard({ image }, ''),
    withCard({ image: ['/a-300x200.jpg', '/a.jpg'] }, ''),
    withCard({}, '<meta property="og:image" content="/og.jpg">'),
  ])
  expect([sized, whole, shared]).toMatchObject(
    ['b.jpg', 'a.jpg', 'og.jpg'].map((name) => [{ picture: { address: `https://eat.example/${name}` } }]),
  )
})

test('ingredients run together are those of the page, or are divided and flagged for checking', async () => {
  const run = { recipeIngredient: '1 cup flour2 eggs, beaten3 tbsp sugar1 tsp salt', recipeInstructions: ['Mix.'] }
  const list =
    '<h2>Ingredients</h2><ul><li>1 cup flour</li><li>2 eggs, beaten</li><li>3 tbsp sugar</li><li>1 tsp salt</li></ul><h2>Method</h2><p>Mix.</p>'
  const lines = ['1 cup flour', '2 eggs, beaten', '3 tbsp sugar', '1 tsp salt']
  expect(await withCard(run, list)).toMatchObject([{ ingredients: [{ lines }] }])
  expect(await withCard(run, '')).toMatchObject([{ ingredients: [{ lines }], warnings: [expect.stringContaining('check these lines')] }])
})

test('a page’s buttons are not ingredients or steps', async () => {
  const node = {
    recipeIngredient: ['Deselect All', '1 egg', 'Add to shopping list', 'US Customary – Metric', '1x 2x 3x', '2 cups milk'],
    recipeInstructions: ['Cook Mode Prevent your screen from going dark', 'Mix.', 'Print recipe'],
  }
  expect(await withCard(node, '')).toMatchObject([
    { ingredients: [{ lines: ['1 egg', '2 cups milk'] }], steps: [{ steps: [{ text: 'Mix.' }] }] },
  ])
})

test('a named list with sections keeps its headings, positions give the order, and steps may be JSON text', async () => {
  const sections = [
    {
      '@type': 'HowToSection',
      name: 'Bake',
      position: 2,
      itemListElement: [
        { position: 2, text: 'Out.' },
        { position: 1, text: 'In.' },
      ],
    },
    { '@type': 'HowToSection', name: 'Mix', position: 1, itemListElement: [{ text: 'Stir.' }] },
  ]
  const steps = [
    { heading: 'Mix', steps: [{ text: 'Stir.' }] },
    { heading: 'Bake', steps: [{ text: 'In.' }, { text: 'Out.' }] },
  ]
  const list = { '@type': 'ItemList', name: 'Method for cake', itemListElement: sections }
  expect(await withCard({ recipeInstructions: list }, '')).toMatchObject([{ steps }])
  expect(await withCard({ recipeInstructions: JSON.stringify([list]) }, '')).toMatchObject([{ steps }])
})

test('amounts on lines after their foods go to the line before, unclear ones to none', async () => {
  const below = (lines: string[]) =>
    read(`<h1>Soup</h1><h2>Ingredients</h2>${lines.map((line) => `<div>${line}</div>`).join('')}<h2>Method</h2><p>Boil.</p>`)
  expect(await below(['water', '1 cup', 'leeks', '2'])).toMatchObject([{ ingredients: [{ lines: ['1 cup water', '2 leeks'] }] }])
  expect(await below(['salt', '1 cup', 'water'])).toMatchObject([{ ingredients: [{ lines: ['salt', '1 cup', 'water'] }] }])
})

test('a picture’s alternatives are the page’s images and its social preview', async () => {
  const shown = (attributes: string) =>
    `<meta property="og:image" content="https://old.test/og.jpg"><picture><source srcset="/a.webp 900w"><img ${attributes}></picture>`
  const forms = ['https://old.test/a-large.jpg', 'https://eat.example/a.webp', 'https://old.test/a-small.jpg']
  const srcset = 'srcset="https://old.test/a-small.jpg 300w, https://old.test/a-large.jpg 1200w"'
  const step = { text: 'Stir.', image: 'https://old.test/b.jpg' }
  const card = { image: 'https://old.test/a.jpg', recipeIngredient: ['1 egg'], recipeInstructions: [step], url: 'https://old.test/soup' }
  const page = `<link rel="canonical" href="https://old.test/soup">${shown(`src="https://old.test/a.jpg" ${srcset}`)}<img src="https://old.test/b.jpg" srcset="https://old.test/b-2.jpg 2x">`
  expect(await withCard(card, page)).toMatchObject([
    {
      picture: { address: 'https://old.test/a.jpg', others: [...forms, 'https://old.test/og.jpg'] },
      steps: [{ steps: [{ picture: { others: ['https://old.test/b-2.jpg'] } }] }],
    },
  ])
})

test('a lazy-loaded image is read from the address it will show', async () => {
  const marked = (image: string) =>
    read(`<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Soup</h2>${image}
<p itemprop="recipeIngredient">1 egg</p><p itemprop="recipeInstructions">Boil.</p></div>`)
  const picture = { address: 'https://old.test/a.jpg' }
  expect(await marked('<img itemprop="image" src="data:image/gif;base64,R0" data-src="https://old.test/a.jpg">')).toMatchObject([
    { picture },
  ])
  expect(await marked('<img itemprop="image" src="data:image/gif;base64,R0" srcset="https://old.test/a.jpg 2x">')).toMatchObject([
    { picture },
  ])
})
