import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip } from '#core/archive/open-zip.ts'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { type ExportFormat, exportFormats } from '#domain/exports/export-formats.ts'
import { openTestSite, signIn, testOwner } from './open-test-site.ts'
import { readStructuredData } from './read-structured-data.ts'

// Nutrition that the owner leaves empty is never given as 0: not on a page, to search engines, nor in a file for other programs.

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
let folder: string
beforeAll(async () => {
  site = await openTestSite()
  folder = mkdtempSync(join(tmpdir(), 'griddle-unknown-nutrition-'))
  cookie = await signIn(site)
  await updateSettings(site.db, { builtInRecipes: false })
  const typed = { short: 'Rye, beef, onions.', image: '/images/hero', steps: 'Fry it.', ingredients: '1 lb chuck', servings: '2' }
  const publish = async (fields: Record<string, string>) =>
    expect((await site.post('/admin/manage-recipe?add=1', { ...typed, ...fields }, cookie)).status).toBe(200)
  await publish({ title: 'Protein Melt', calories: '', protein: '35', fats: '', carbs: '' })
  await publish({ title: 'Patty Melt', type: 'top-seller', calories: '710', protein: '', fats: '', carbs: '' })
  await publish({ title: 'Old Melt' })
  // As stored by releases that took an empty field for 0.
  const nutritionalValues = JSON.stringify({ calories: 710, protein: 0, fats: 0, carbs: 0 })
  await site.db.updateTable('_recipes').set({ nutritionalValues }).where('slug', '=', 'old-melt').execute()
  await putCollection(site.db, {
    ...{ id: 'c', slug: 'melts', title: 'Melts', intro: '', picture: '', pictureFetched: null, pictureAlt: null },
    ...{
      recipes: [1001, 1002, 1003],
      homePlace: null,
      state: 'published',
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:00.000Z',
    },
  })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const read = async (path: string) => (await (await site.get(path)).text()).replaceAll('<!-- -->', '')

/** A zero amount, as pages and files of any format would write it. */
const nothing =
  /(?<![\d.,])0 ?(?:g|kcal|calories)\b|(?:protein|fats?|carbs|carbohydrates|(?:protein|fat|carbohydrate)_?content)"?: ?"?(?:0|undefined|NaN)/i

test.each([
  '/',
  '/recipes',
  '/recipes/patty-melt',
  '/recipes/patty-melt?servings=6',
  '/recipes/patty-melt?scale=2',
  '/recipes/old-melt',
  '/search?q=melt',
  '/collections/melts',
])('%s shows only what is known', async (path) => {
  const page = await read(path)
  expect(page).toContain('710')
  expect(page.match(nothing)).toBeNull()
  expect(page).not.toMatch(/undefined|NaN/)
})

test.each([
  '/recipes/patty-melt.json',
  '/recipes/patty-melt.cook',
  '/api/recipes/1002',
  '/api/recipes/1003',
  '/recipes/old-melt.json',
  '/recipes/old-melt.cook',
  '/recipes/patty-melt.data',
])('%s has only what is known', async (path) => {
  const file = await read(path)
  expect(file).toContain('710')
  expect(file.match(nothing)).toBeNull()
})

test.each(['patty-melt', 'old-melt'])('search engines get only the calories of %s', async (slug) => {
  const nodes = readStructuredData(await read(`/recipes/${slug}`))
  const recipe = nodes.find((node) => node['@type'] === 'Recipe')
  expect(recipe?.nutrition).toEqual({ '@type': 'NutritionInformation', calories: '710 calories' })
})

test('unknown values are not 0 in filters and order', async () => {
  const few = await read('/recipes?kcal=300')
  expect(few).not.toContain('Protein Melt')
  const ordered = await read('/recipes?sort=kcal')
  expect(ordered.indexOf('Patty Melt')).toBeLessThan(ordered.indexOf('Protein Melt'))
})

function withoutPhoto(packed: Buffer) {
  return packed.toString().replace(/"photo_data":"[^"]*"/, '')
}

/** The texts of an export, including those in its zip and packed files. */
async function readExport(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString()
  const path = join(folder, 'export')
  writeFileSync(path, bytes)
  const zip = await openZip(path)
  let text = ''
  for (const name of zip.names()) {
    const file = await zip.readFile(name, 10_000_000)
    if (!/\.(?:webp|jpg|png|avif)$/.test(name))
      text += `${name}\n${name.endsWith('.paprikarecipe') ? withoutPhoto(gunzipSync(file)) : file}\n`
  }
  zip.close()
  return text
}

const formats = (Object.keys(exportFormats) as ExportFormat[]).filter((format) => !['ghost', 'ghost-members'].includes(format))

test.each([...formats, 'epub'])('the export %s has only what is known', async (format) => {
  const wish: Record<string, string> = format === 'epub' ? { format, collection: 'melts' } : { format, current: testOwner.password }
  const answer = await site.post('/admin/export/file', wish, cookie)
  expect(answer.status).toBe(200)
  const text = await readExport(answer)
  expect(text).toContain('710')
  expect(text.match(nothing)).toBeNull()
  expect(text).not.toMatch(/(?:nutrition_(?:protein|fat|carbohydrates))[^\n]*\n[^\n]*\[0\]/)
})

test('a cell of the CSV is empty', async () => {
  const [head = '', ...rows] = (await readExport(await site.get('/admin/export/recipes', cookie))).trim().split('\n')
  const names = head.replace('\uFEFF', '').trim().split(',')
  const row = rows.find((line) => line.includes('Patty Melt')) ?? ''
  const known = { Calories: '710', Protein: '', Fats: '', Carbs: '' }
  expect(row).toContain(Object.values(known).join(','))
  expect(names.slice(names.indexOf('Calories'), names.indexOf('Calories') + 4)).toEqual(Object.keys(known))
})
