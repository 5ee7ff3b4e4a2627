import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Recipe as CooklangRecipe } from '@tmlmt/cooklang-parser'
import { unserialize } from 'php-serialize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openZip } from '#core/archive/open-zip.ts'
import { insertBlogs } from '#core/blogs/blog-rows.ts'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import type { OpenDatabase } from '#core/database/database.ts'
import { putPage } from '#core/pages/all-page-rows.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { openFiles } from '#core/pictures/files.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { insertRecipes } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { ExportFormat } from '#domain/exports/export-formats.ts'
import { root } from '#scripts/process.mjs'
import { aBlog, aFullRecipe, aRecipe } from '#tests/builders.ts'
import { findAll, readXml, textOf } from '#tests/read-xml.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { exportBook, exportSite } from './export-site.ts'

const [hero, pie] = [findShippedFile('hero'), findShippedFile('blog-pie')]

const full = aFullRecipe()
const draft = { ...aRecipe({ title: 'Patty melt', slug: 'draft' }), state: 'draft' as const }
const trashed = { ...aRecipe({ title: 'Thrown away', slug: 'thrown-away' }), state: 'trashed' as const }
const person = { email: 'ann@mail.example', createdAt: '2026-11-01T12:00:00.000Z' }

let folder: string
let database: OpenDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-exports-'))
  database = await openMigratedFile(join(folder, 'griddle.sqlite'))
  const { db } = database
  await updateSettings(db, { builtInRecipes: false })
  await insertRecipes(db, [full, aRecipe({ title: 'Patty Melt', slug: 'melt' }), draft, trashed])
  await insertBlogs(db, [
    aBlog({ id: 'a', title: '=SUM(1)', urlSlug: 'sum' }),
    aBlog({ id: 'b', title: 'A draft of mine', urlSlug: 'mine', state: 'draft' }),
    aBlog({ id: 'c', title: 'Thrown away', urlSlug: 'gone', state: 'trashed' }),
  ])
  const inTrash = { title: 'Thrown away', intro: '', state: 'trashed', createdAt: person.createdAt, updatedAt: person.createdAt } as const
  await putPage(db, { ...inTrash, id: 'p', slug: 'thrown-away', content: '<p>x</p>', description: '', layout: 'plain' })
  const chosen = { picture: '', pictureFetched: null, pictureAlt: null, recipes: [1001], homePlace: null }
  await putCollection(db, { ...inTrash, ...chosen, id: 'c', slug: 'thrown-away' })
  await insertUser(db, { ...person, id: 'u', fullName: 'Ann Lee', phone: '' })
  await insertContact(db, { ...person, id: 'm', first: 'Ann', last: 'Lee', phone: '', message: 'Private words' })
  const recipe = await db.selectFrom('_recipes').select('id').where('slug', '=', full.slug).executeTakeFirstOrThrow()
  const review = { ...person, recipeId: recipe.id, stars: 4 as const, name: 'Ann', text: 'Good.' }
  await insertReview(db, { ...review, id: 'r', approved: true })
  await insertReview(db, { ...review, id: 'p', approved: false, email: 'bob@mail.example', text: 'Pending words' })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

function toParts() {
  const [variantsFolder, shippedFolder] = [join(folder, 'variants'), join(root, 'content/pictures')]
  const pictures = openPictures({ files: openFiles(join(folder, 'files')), variantsFolder, shippedFolder, log: () => {} })
  return { database, pictures, siteUrl: 'https://eat.example', siteName: 'Eat', now: new Date(person.createdAt) }
}

/** The files of an export by name; with a slug, those of the collection's cookbook. */
async function read(format: ExportFormat | 'epub', slug = '') {
  const path = join(folder, format)
  const parts = toParts()
  await (format === 'epub' ? exportBook(parts, slug, path) : exportSite(parts, format, path))
  const zip = await openZip(path)
  const files = new Map<string, Buffer>()
  for (const name of zip.names()) files.set(name, await zip.readFile(name, 10_000_000))
  zip.close()
  return files
}

function parse(files: Map<string, Buffer>, name: string) {
  return JSON.parse(files.get(name)?.toString() ?? 'null')
}

test.each(['schema-org', 'cooklang', 'mealie', 'paprika', 'ghost'] as const)(
  '%s has no addresses, no pending reviews and no trash',
  async (format) => {
    const files = await read(format)
    const texts = [...files].filter(([name]) => !/\.(?:webp|jpg)$/.test(name))
    const text = texts.map(([name, bytes]) => name + (format === 'paprika' ? gunzipSync(bytes) : bytes).toString()).join('\n')
    expect(text).toContain('Heat it')
    expect(text).not.toMatch(/mail\.example|Private words|Pending words|Thrown away/i)
  },
)

test('WordPress gets pending entries as pending, no trash, and WP Recipe Maker amounts that can be scaled', async () => {
  const path = join(folder, 'site.xml')
  await exportSite(toParts(), 'wordpress', path)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(/Pending words\]\]><\/wp:comment_content><wp:comment_approved><!\[CDATA\[0\]\]>/)
  expect(text).not.toContain('Thrown away')
  const xml = readXml(text)
  const meta = findAll(xml, 'wp:postmeta').map((one) => [textOf(one, 'wp:meta_key'), textOf(one, 'wp:meta_value')])
  const [, ingredients = ''] = meta.find(([key, value]) => key === 'wprm_ingredients' && value?.includes('Custard')) ?? []
  expect(unserialize(ingredients)).toMatchObject([
    {
      name: 'Custard',
      ingredients: [
        { amount: '2', unit: 'cups', name: '(480 ml) cream, cold' },
        { amount: '1', unit: 'pinch', name: 'salt' },
      ],
    },
    { name: 'Top', ingredients: [{ amount: '½', unit: 'cup', name: 'sugar' }] },
  ])
})

test('schema.org JSON has each recipe with its sections, reviews and picture files', async () => {
  const files = await read('schema-org')
  expect([...files.keys()].sort()).toEqual(
    ['creme-brulee.json', 'draft.json', 'melt.json', `pictures/${pie}.webp`, `pictures/${hero}.webp`, 'recipes.json'].sort(),
  )
  const node = parse(files, 'creme-brulee.json')
  expect(node).toMatchObject({
    '@type': 'Recipe',
    name: full.title,
    image: [`pictures/${hero}.webp`],
    creativeWorkStatus: 'Published',
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ reviewBody: 'Good.' }],
    griddle: {
      ingredientGroups: full.ingredientGroups,
      notes: full.notes,
      image: `pictures/${hero}.webp`,
      state: 'published',
      restMinutes: 30,
    },
  })
  expect(node.recipeInstructions[1]).toMatchObject({
    '@type': 'HowToSection',
    name: 'Oven',
    itemListElement: [{ image: `pictures/${pie}.webp` }],
  })
  expect(parse(files, 'draft.json').creativeWorkStatus).toBe('Draft')
  const all = parse(files, 'recipes.json')['@graph']
  expect(all).toHaveLength(3)
  expect(all).toContainEqual(node)
})

test('Cooklang has a file for each recipe, with a picture of the same name, in the folder of its category', async () => {
  const files = await read('cooklang')
  expect([...files.keys()].sort()).toEqual(
    ['Dessert/Crème & “brûlée” 1 2 🍮.cook', 'Dessert/Crème & “brûlée” 1 2 🍮.jpg', 'Patty Melt 2.cook', 'Patty melt.cook'].sort(),
  )
  const text = files.get('Dessert/Crème & “brûlée” 1 2 🍮.cook')?.toString() ?? ''
  const parsed = new CooklangRecipe(text)
  expect(parsed.metadata).toMatchObject({ servings: '4' })
  expect(parsed.ingredients.map(({ name }) => name)).toEqual(expect.arrayContaining(['cream', 'sugar']))
  expect(text).not.toContain('status:')
  expect(files.get('Patty melt.cook')?.toString()).toContain('status: draft')
})

test('Mealie has the fields of its own exports', async () => {
  const files = await read('mealie')
  const recipe = parse(files, 'recipes/creme-brulee/creme-brulee.json')
  expect(recipe).toMatchObject({
    slug: 'creme-brulee',
    recipe_category: ['Dessert'],
    recipe_yield: '4 dishes',
    rating: 4,
    prep_time: '10 min',
  })
  expect(recipe.tags).toEqual(['Dinner', 'French', 'custard', 'sugar'])
  const line = { unit: null, food: null, disable_amount: true, quantity: 1 }
  expect(recipe.recipe_ingredient).toEqual([
    { title: 'Custard', note: '2 cups (480 ml) cream, cold', ...line },
    { title: null, note: '1 pinch salt', ...line },
    { title: 'Top', note: '½ cup sugar', ...line },
  ])
  expect(recipe.recipe_instructions).toEqual([
    { title: '', text: 'Heat it: Warm the cream for 5 minutes.\n\n**Tip:** Do not boil.' },
    { title: 'Oven', text: 'Burn the sugar.' },
  ])
  expect(recipe.settings.public).toBe(true)
  expect(files.get('recipes/creme-brulee/images/original.webp')?.subarray(8, 12).toString()).toBe('WEBP')
  expect(parse(files, 'recipes/draft/draft.json').settings.public).toBe(false)
})

test('Paprika has gzipped JSON with embedded pictures', async () => {
  const files = await read('paprika')
  expect([...files.keys()].sort()).toEqual(
    ['Crème & “brûlée” 1 2 🍮.paprikarecipe', 'Patty Melt 2.paprikarecipe', 'Patty melt.paprikarecipe'].sort(),
  )
  const open = (name: string) => JSON.parse(gunzipSync(files.get(name) ?? '').toString())
  const recipe = open('Crème & “brûlée” 1 2 🍮.paprikarecipe')
  expect(recipe).toMatchObject({
    name: full.title,
    ingredients: 'Custard:\n2 cups (480 ml) cream, cold\n1 pinch salt\nTop:\n½ cup sugar',
    directions: 'Heat it: Warm the cream for 5 minutes.\nTip: Do not boil.\n\nOven:\n\nBurn the sugar.\n[photo:Step 2]',
    categories: ['Dessert', 'Dinner', 'French', 'custard', 'sugar'],
    ...{ servings: '4 dishes', rating: 4, difficulty: 'Hard', source: 'A book', created: '2026-11-20 12:00:00' },
  })
  expect(Buffer.from(recipe.photo_data, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8')
  expect(recipe.photos).toMatchObject([{ name: 'Step 2' }])
  expect(open('Patty melt.paprikarecipe').categories).toEqual(['Draft'])
})

test('a collection in the trash has no cookbook', async () => {
  expect(await exportBook(toParts(), 'thrown-away', join(folder, 'book.epub'))).toBeUndefined()
})

test('CSV has all tables without the trash, and nothing that a spreadsheet would execute', async () => {
  const files = await read('csv')
  expect([...files.keys()]).toEqual(
    ['recipes', 'posts', 'comments', 'reviews', 'messages', 'members', 'newsletter readers', 'redirects', 'tags', 'numbers'].map(
      (name) => `${name}.csv`,
    ),
  )
  expect(files.get('posts.csv')?.toString()).toContain("'=SUM(1)")
  expect(files.get('posts.csv')?.toString()).toContain('A draft of mine')
  expect(files.get('members.csv')?.toString()).toContain('ann@mail.example')
  expect(files.get('reviews.csv')?.toString()).toContain('Pending words')
  expect([...files.values()].join('')).not.toContain('Thrown away')
})

test('the cookbook of a collection is an EPUB of its public recipes in their order', async () => {
  const rows = await database.db.selectFrom('_recipes').select(['id', 'slug']).execute()
  const toId = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0
  const recipes = ['melt', 'draft', 'thrown-away', full.slug].map(toId)
  await putCollection(database.db, {
    ...{
      id: 'roast',
      slug: 'roast',
      title: 'Sunday <roast> & more\u0007',
      intro: 'For\nguests.',
      picture: '/images/blog-crust',
      pictureFetched: null,
    },
    ...{ pictureAlt: null, recipes, homePlace: null, state: 'draft', createdAt: person.createdAt, updatedAt: person.createdAt },
  })
  await updateSettings(database.db, { dateLanguage: 'en-GB' })
  const files = await read('epub', 'roast')
  // E-book readers look for the file name, the type and nothing in between, at fixed offsets.
  const start = readFileSync(join(folder, 'epub')).subarray(0, 58)
  expect([start.readUInt16LE(8), start.readUInt16LE(28), start.subarray(30).toString()]).toEqual([0, 0, 'mimetypeapplication/epub+zip'])
  const open = (name: string) => readXml(files.get(name)?.toString() ?? '')
  for (const name of files.keys()) if (/\.(?:xhtml|opf|xml)$/.test(name)) open(name)
  const [rootfile] = findAll(open('META-INF/container.xml'), 'rootfile')
  const book = open(rootfile?.attributes['full-path'] ?? '')
  const items = findAll(book, 'item').map(({ attributes }) => attributes)
  expect(items.map(({ href }) => `book/${href}`).sort()).toEqual(
    [...files.keys()].filter((name) => name.startsWith('book/') && name !== 'book/package.opf').sort(),
  )
  expect(items.find(({ properties }) => properties === 'cover-image')?.href).toBe(`${findShippedFile('blog-crust')}.jpg`)
  const ids = items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { attributes } of findAll(book, 'itemref')) expect(ids).toContain(attributes.idref)
  const [metadata] = findAll(book, 'metadata')
  expect(metadata && [textOf(metadata, 'dc:title'), textOf(metadata, 'dc:language')]).toEqual(['Sunday <roast> & more', 'en-GB'])
  expect(findAll(open('book/nav.xhtml'), 'a').map(({ text }) => text)).toEqual(['Patty Melt', full.title])
  const chapter = open('book/recipe-2.xhtml')
  expect(findAll(chapter, 'h1').map(({ text }) => text)).toEqual([full.title])
  expect(findAll(chapter, 'h3').map(({ text }) => text)).toEqual(['Custard', 'Top', 'Oven'])
  expect(findAll(chapter, 'img').map(({ attributes }) => attributes)).toEqual([
    { src: `${hero}.jpg`, alt: 'A dish' },
    { src: `${pie}.jpg`, alt: 'Burnt' },
  ])
  expect(findAll(chapter, 'ol').map(({ attributes }) => attributes.start)).toEqual([undefined, '2'])
})
