import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecipes } from '#core/exports/read-exported-recipes.ts'
import { insertImage, listUsedImages } from '#core/pictures/image-rows.ts'
import { isInRecords } from '#core/pictures/picture-place-rows.ts'
import { findRecipe, insertRecipe } from '#core/recipes/recipe-rows.ts'
import { toConfirmedFoods } from '#domain/recipes/confirmed-foods.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'
import { readStructuredData } from '#tests/read-structured-data.ts'
import { listFaults } from '#tests/structured-data-rules.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterEach(() => site.close())

const melt = new URLSearchParams({
  formId: 'one',
  title: 'Patty Melt',
  short: 'Rye and onions.',
  image: '/images/hero',
  equipment: 'Cast-iron skillet\n- Spatula',
  notes: 'Day-old rye holds up.\n\nSwiss works <b>too</b>.',
  makeAhead: 'Melt the onions the day before.',
  storageNotes: 'Three days in the refrigerator.',
  restMinutes: '5',
  chillMinutes: '90',
  difficulty: 'medium',
  sourceName: 'Grandma Okafor',
  sourceUrl: 'https://melts.example/rye',
})
const rows: [string, string[]][] = [
  ['ingredients', ['1 lb ground chuck', '½ tsp salt', '##', 'For the onions', '2 onions', '1 tsp salt', '##', '']],
  [
    'steps',
    ['Salt the chuck.', '>', 'Not earlier, or it turns to sausage.', '## For the onions', 'Salt the onions and fry for 20 minutes.'],
  ],
]

const add = (changes: Record<string, string> = {}) => send('/admin/manage-recipe?add=1', changes)

const edit = (changes: Record<string, string>) => send('/admin/manage-recipe/edit?id=1001', changes)

async function send(path: string, changes: Record<string, string>) {
  const form = new URLSearchParams(melt)
  for (const [name, value] of Object.entries(changes)) form.set(name, value)
  for (const [name, values] of rows) for (const value of values) form.append(name, value)
  return site.send(path, { method: 'POST', body: form, headers: { Origin: 'http://site.test', Cookie: cookie } })
}

const typedHeadings = ['1 egg', 'For the glaze:', '2 tbsp milk', '[For the lamb]', '1 lb lamb']
const groups = [
  { heading: 'For the glaze', start: 1 },
  { heading: 'For the lamb', start: 2 },
]

test('headings typed as ingredients are stored as group headings', async () => {
  const form = new URLSearchParams(melt)
  for (const line of typedHeadings) form.append('ingredients', line)
  form.append('steps', 'Mix.')
  await site.send('/admin/manage-recipe?add=1', { method: 'POST', body: form, headers: { Origin: 'http://site.test', Cookie: cookie } })
  expect(await findRecipe(site.db, 1001)).toMatchObject({ ingredients: ['1 egg', '2 tbsp milk', '1 lb lamb'], ingredientGroups: groups })
})

test('headings stored as ingredients are shown as headings everywhere', async () => {
  const { id } = await insertRecipe(site.db, aRecipe({ slug: 'lamb', image: '/images/hero', ingredients: typedHeadings }))
  const html = await (await site.get('/recipes/lamb')).text()
  for (const { heading } of groups) expect(html).toContain(`<h3>${heading}</h3>`)
  expect(html).not.toContain('[For the lamb')
  expect(readStructuredData(html)).toContainEqual(expect.objectContaining({ recipeIngredient: ['1 egg', '2 tbsp milk', '1 lb lamb'] }))
  expect(await (await site.get('/recipes/lamb.json')).text()).not.toContain('[For the lamb')
  expect(await (await site.get('/recipes/lamb.cook')).text()).not.toMatch(/@For the|\[For the lamb/)
  for await (const { recipe } of readRecipes(site.db))
    if (recipe.id === id) expect(recipe).toMatchObject({ ingredients: ['1 egg', '2 tbsp milk', '1 lb lamb'], ingredientGroups: groups })
})

test('headings, tips and additional fields are stored, shown and edited', async () => {
  expect((await add()).status).toBe(200)
  expect(await findRecipe(site.db, 1001)).toMatchObject({
    ingredients: ['1 lb ground chuck', '½ tsp salt', '2 onions', '1 tsp salt'],
    ingredientGroups: [{ heading: 'For the onions', start: 2 }],
    steps: ['Salt the chuck.', 'Salt the onions and fry for 20 minutes.'],
    stepGroups: [{ heading: 'For the onions', start: 1 }],
    stepExtras: [{ tip: 'Not earlier, or it turns to sausage.' }, {}],
    equipment: ['Cast-iron skillet', 'Spatula'],
  })
  const html = await (await site.get('/recipes/patty-melt')).text()
  for (const part of [
    '<h3>For the onions</h3>',
    '<h3 class="group-heading">For the onions</h3>',
    '<p class="step-tip">Not earlier, or it turns to sausage.</p>',
    '<li>Cast-iron skillet</li>',
    '<p>Swiss works &lt;b&gt;too&lt;/b&gt;.</p>',
    'Melt the onions the day before.',
    '<dt>Chill</dt><dd>1 hr 30 min</dd>',
    '<dt>Difficulty</dt><dd>Medium</dd>',
    '<a href="https://melts.example/rye" rel="noopener">Grandma Okafor</a>',
  ])
    expect(html).toContain(part)
  const form = await (await site.get('/admin/manage-recipe/edit?id=1001', cookie)).text()
  expect(form).toMatch(/name="steps" value="&gt;"\/?><textarea[^>]*>\s?Not earlier/)
  expect(form).toMatch(/name="ingredients" value="##"\/?><textarea[^>]*>\s?For the onions/)
})

test('search engines, programs and the site search get them, too', async () => {
  await add()
  const nodes = readStructuredData(await (await site.get('/recipes/patty-melt')).text())
  const node = nodes.find((found) => found['@type'] === 'Recipe')
  const text = 'Salt the chuck.'
  expect(node).toMatchObject({
    recipeInstructions: [
      {
        '@type': 'HowToStep',
        text,
        itemListElement: [
          { '@type': 'HowToDirection', text },
          { '@type': 'HowToTip', text: 'Not earlier, or it turns to sausage.' },
        ],
      },
      { '@type': 'HowToSection', name: 'For the onions', itemListElement: [{ '@type': 'HowToStep' }] },
    ],
    tool: [{ '@type': 'HowToTool', name: 'Cast-iron skillet' }, { name: 'Spatula' }],
    isBasedOn: { name: 'Grandma Okafor', url: 'https://melts.example/rye' },
  })
  const cook = await (await site.get('/recipes/patty-melt.cook')).text()
  for (const part of [
    '== For the onions ==',
    '> For the onions: 2 onions; 1 tsp salt',
    '> Tip: Not earlier',
    '#Cast-iron skillet{}',
    'chill time: 1h30m',
    '> Storage: Three days',
  ])
    expect(cook).toContain(part)
  expect(await (await site.get('/search?q=sausage')).text()).toContain('Patty Melt')
})

test('a step’s picture is shown on the page, to programs and in the form', async () => {
  const picture = `/images/${'a'.repeat(64)}`
  await insertImage(site.db, { id: 'a'.repeat(64), width: 800, height: 600, createdAt: '2026-11-20T12:00:00.000Z' })
  const steps = rows.find(([name]) => name === 'steps')?.[1]
  steps?.push('!', `${picture} Onions, browned`)
  await add()
  steps?.splice(-2)
  const html = await (await site.get('/recipes/patty-melt')).text()
  expect(html).toMatch(
    new RegExp(
      `class="step-picture"><a href="${picture}/1600.webp" data-photo=""><picture>.*?src="${picture}/800.webp".*?width="800" height="600" alt="Onions, browned" loading="lazy"`,
    ),
  )
  const [recipe] = readStructuredData(html)
  expect(JSON.stringify(recipe?.recipeInstructions)).toContain(`"image":"http://site.test${picture}/1200.jpg"`)
  expect(listFaults(recipe)).toEqual([])
  const form = await (await site.get('/admin/manage-recipe/edit?id=1001', cookie)).text()
  expect(form).toMatch(new RegExp(`name="steps" value="!"/?><textarea[^>]*>\\s?${picture} Onions, browned`))
})

test('an invalid address is refused beside its field, and rows stay as typed', async () => {
  const response = await add({ sourceUrl: 'javascript:alert(1)' })
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain('Enter an address that starts with http:// or https://')
  expect(html).toMatch(/name="ingredients" value="##"\/?><textarea[^>]*>\s?For the onions/)
})

test('a video’s address is stored in one form, and anything but a video is refused beside its field', async () => {
  await add({ videoUrl: 'youtu.be/dQw4w9WgXcQ?t=1m' })
  expect((await findRecipe(site.db, 1001))?.videoUrl).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=60')
  const html = await (await add({ formId: 'two', videoUrl: 'https://video.example/1' })).text()
  expect(html).toContain('Enter the link to a YouTube or Vimeo video')
  expect(html).toContain('value="https://video.example/1"')
})

test('a video’s date and picture are stored, kept in history and files, and refused beside their fields', async () => {
  const poster = `/images/${'b'.repeat(64)}`
  await insertImage(site.db, { id: 'b'.repeat(64), width: 1600, height: 900, createdAt: '2026-11-20T12:00:00.000Z' })
  await add({ videoUrl: 'youtu.be/dQw4w9WgXcQ', videoDate: '2024-02-29', videoPoster: poster })
  expect(await findRecipe(site.db, 1001)).toMatchObject({ videoDate: '2024-02-29', videoPoster: poster })
  expect(await isInRecords(site.db, 'b'.repeat(64))).toBe(true)
  expect(await listUsedImages(site.db, '', 10)).toContain('b'.repeat(64))
  const refused = async (changes: Record<string, string>) => (await add({ formId: 'two', ...changes })).text()
  expect(await refused({ videoDate: '2024-02-30' })).toContain('Enter a date like 2026-11-21')
  expect(await refused({ videoDate: '2099-01-01' })).toContain('This date is in the future')
  const foreign = await refused({ videoPoster: 'https://other.example/a.jpg' })
  expect(foreign).toContain('The picture isn’t loaded yet')
  expect(foreign).toContain('value="https://other.example/a.jpg"')
  expect(await refused({ steps: '! https://other.example/a.jpg Onions' })).toContain('A step’s picture isn’t loaded yet')
  await edit({ videoDate: '2024-03-01', videoPoster: '' })
  const recipe = await findRecipe(site.db, 1001)
  expect(recipe).toMatchObject({ videoDate: '2024-03-01' })
  expect(recipe?.videoPoster).toBeUndefined()
  expect(await (await site.get('/admin/history/recipe/1001', cookie)).text()).toContain('Video date')
  expect(await (await site.get('/admin/export/recipes', cookie)).text()).toContain('2024-03-01')
})

test('allergens are shown once confirmed for these ingredients; after changes, only what still holds', async () => {
  await add({ allergens: 'Milk, eggs' })
  const page = async () => (await site.get('/recipes/patty-melt')).text()
  expect(await page()).not.toContain('recipe-allergens')
  const recipe = await findRecipe(site.db, 1001)
  const allergensFor = toConfirmedFoods(recipe?.ingredients ?? [])
  await edit({ allergens: 'Milk, eggs', allergensFor })
  expect(await page()).toContain('<b>Contains: </b>eggs, milk<span class="recipe-allergens__diets">gluten free, nut free</span>')
  const [node] = readStructuredData(await page())
  expect(node).toMatchObject({ suitableForDiet: ['https://schema.org/GlutenFreeDiet'] })
  expect(listFaults(node)).toEqual([])
  await edit({ allergens: 'milk, eggs', allergensFor: 'other foods' })
  expect(await page()).not.toContain('recipe-allergens')
  const health = await (await site.get('/admin/recipe-health', cookie)).text()
  expect(health).toContain('The ingredients changed after the allergens were confirmed.')
})

test('a cookbook and its page are stored, shown, found, and in every file and the history', async () => {
  await add({ sourceBook: ' Rye & Fire ', sourcePage: '112' })
  expect(await findRecipe(site.db, 1001)).toMatchObject({ sourceBook: 'Rye & Fire', sourcePage: '112' })
  const page = async () => (await site.get('/recipes/patty-melt')).text()
  expect(await page()).toContain('<p>From Rye &amp; Fire, page 112</p></div>')
  const nodes = async () => readStructuredData(await page()).filter((found) => found['@type'] === 'Recipe')
  const book = { '@type': 'Book', name: 'Rye & Fire', hasPart: { '@type': 'Chapter', pagination: '112' } }
  const [node] = await nodes()
  expect(node?.isBasedOn).toEqual([{ '@type': 'CreativeWork', name: 'Grandma Okafor', url: 'https://melts.example/rye' }, book])
  expect(listFaults(node)).toEqual([])
  const cook = await (await site.get('/recipes/patty-melt.cook')).text()
  expect(cook).toContain('\ncookbook: Rye & Fire\ncookbook page: "112"\n')
  expect(await (await site.get('/search?q=fire')).text()).toContain('Patty Melt')
  const [headings = '', row = ''] = (await (await site.get('/admin/export/recipes', cookie)).text()).split('\r\n')
  expect([headings, row]).toEqual([expect.stringContaining(',Cookbook,Cookbook Page,'), expect.stringContaining(',Rye & Fire,112,')])
  // Without a source, only the book is shown; a page never is alone.
  await edit({ sourceName: '', sourceUrl: '', sourceBook: 'Smoke', sourcePage: '' })
  expect((await nodes())[0]?.isBasedOn).toEqual({ '@type': 'Book', name: 'Smoke' })
  expect(listFaults((await nodes())[0])).toEqual([])
  expect(await (await site.get('/admin/history/recipe/1001', cookie)).text()).toContain('cookbook and cookbook page')
  await edit({ sourceName: '', sourceUrl: '', sourcePage: '12' })
  expect(await page()).not.toContain('recipe-source')
})

test('an unknown allergen is refused beside its field', async () => {
  expect(await (await add({ allergens: 'milk, kiwi' })).text()).toContain('“kiwi” isn’t one of these: celery, gluten')
})
