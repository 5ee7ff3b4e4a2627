import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { readMinutes } from '#domain/imports/read-minutes.ts'
import { mapFields, type RecipeFieldName } from '#domain/recipes/recipe-fields.ts'
import { streamRows, toCsvReason } from './csv-stream.ts'
import { type ReadRecipe, readEntry, toAddress, toExtra, toMoment, toNames, toPlainLines, toPlainText, toText } from './loose-values.ts'
import { readNutrition, readYield, toGroups, toHashId, toStepGroups } from './recipe-texts.ts'
import type { SourceFiles } from './source-files.ts'
import type { SourceFormat } from './source-format.ts'

/**
 * Column headings that other programs and people use for the columns of our own files, including those of Plan to Eat, MyRecipeBox and
 * RecipeSage.
 */
const otherNames: Partial<Record<RecipeFieldName, string[]>> = {
  notes: ['note', 'tips'],
  equipment: ['tools'],
  prepMinutes: ['preparationtime', 'prep', 'prepminutes', 'activetime'],
  cookMinutes: ['cookingtime', 'cookminutes'],
  restMinutes: ['inactivetime', 'waitingtime'],
  totalMinutes: ['time', 'totalminutes'],
  servings: ['serves', 'portions', 'quantity'],
  yieldText: ['yields', 'recipeyield', 'makes'],
  category: ['categories', 'recipecategory', 'folder'],
  courses: ['course'],
  cuisine: ['recipecuisine'],
  diets: ['diet'],
  occasions: ['occasion'],
  keywords: ['tags', 'labels'],
  sourceName: ['sourcename'],
  sourceUrl: ['url', 'sourceurl', 'link', 'originalurl', 'recipeurl'],
  videoUrl: ['videourl'],
}

/** The normalised column names: lower case, letters only. */
const columns = {
  id: ['id', 'uid', 'uuid', 'publicurl'],
  slug: ['slug'],
  title: ['title', 'name', 'recipe', 'recipename', 'recipetitle'],
  short: ['description', 'summary', 'introduction', 'short'],
  ingredients: ['ingredients', 'ingredient', 'recipeingredients', 'recipeingredient'],
  steps: ['directions', 'instructions', 'method', 'steps', 'preparation', 'recipeinstructions'],
  picture: ['photourl', 'image', 'imageurl', 'photo', 'picture', 'originalpicture'],
  nutrition: ['nutrition'],
  calories: ['calories', 'kcal'],
  protein: ['protein'],
  fats: ['fat', 'fats', 'totalfat'],
  carbs: ['carbohydrate', 'carbohydrates', 'carbs'],
  createdAt: ['createdat', 'created', 'datecreated'],
  publishedAt: ['publishedat'],
  updatedAt: ['updatedat', 'updated', 'datemodified'],
  ...mapFields(['line', 'text', 'minutes', 'names', 'json', 'own'], (name, { csv }) =>
    [csv ? toKey(csv) : [], otherNames[name] ?? []].flat(),
  ),
}

type Column = keyof typeof columns

/** Tables with one recipe in each row, and column names in the first row. */
export const csvRecipes: SourceFormat = {
  name: 'csv-recipes',
  async recognise(files) {
    for (const name of listTables(files).slice(0, 20)) if (isTable(readHeader(await files.readHead(name)))) return true
    return false
  },
  async *read(files) {
    for (const name of listTables(files)) {
      try {
        let number = 0
        let header: string[] = []
        for await (const row of readRows(await files.readText(name))) {
          number++
          if (number === 1) header = row
          if (number === 1 && !isTable(header)) break
          if (number > 1 && row.some((cell) => cell.trim() !== ''))
            yield await readEntry(`${name}, row ${number}`, () => readRow(header, row))
        }
      } catch (error) {
        yield { kind: 'unreadable', place: name, reason: toCsvReason(error) }
      }
    }
  },
}

function listTables({ names }: SourceFiles) {
  return names.filter((name) => /\.(?:csv|tsv|txt)$/i.test(name))
}

const chunkBytes = 65_536

/** The rows of a table, no more at a time than one chunk of its bytes holds. */
function readRows(text: string): AsyncIterable<string[]> {
  const bytes = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  )
  return streamRows(Readable.from(chunks), toOptions(text.slice(0, chunkBytes)))
}

function readHeader(head: string): string[] | undefined {
  try {
    return parse(head, { ...toOptions(head), to: 1 })[0]
  } catch {
    return undefined
  }
}

function toOptions(head: string) {
  const [line = ''] = head.split('\n', 1)
  const count = (sign: string) => line.split(sign).length
  const delimiter = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
  return { delimiter, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true }
}

function toKey(header: string) {
  return header.toLowerCase().replace(/[^\p{L}]/gu, '')
}

function isTable(header: string[] = []) {
  const has = (column: Column) => header.some((name) => columns[column].includes(toKey(name)))
  return has('title') && (has('ingredients') || has('steps'))
}

function readRow(header: string[], row: string[]): ReadRecipe {
  const cells = new Map(header.map((name, index) => [toKey(name), row[index] ?? '']))
  const get = (column: Column) => columns[column].map((name) => toText(cells.get(name))).find(Boolean)
  const title = toPlainText(get('title')) ?? ''
  const ingredients = toGroups(readLines(get('ingredients')).map(toIngredient))
  if (!title && ingredients.length === 0) throw new Error('It has no title and no ingredients.')
  const source = get('sourceName')
  const sourceUrl = toAddress(get('sourceUrl')) ?? toAddress(source)
  const [category, ...others] = toNames(get('category'))
  const picture = toAddress(get('picture'))
  const known = new Set(Object.values(columns).flat())
  return {
    sourceId: get('id') ?? toHashId(title, ingredients),
    title,
    slug: get('slug'),
    state: 'draft',
    createdAt: toMoment(get('createdAt')),
    publishedAt: toMoment(get('publishedAt')),
    updatedAt: toMoment(get('updatedAt')),
    short: toPlainLines(get('short')).join('\n') || undefined,
    picture: picture ? { address: picture, alt: toPlainText(get('imageAlt')) } : undefined,
    type: toText(get('type')),
    ingredients,
    // Our own files list the pictures of steps in rows that begin with '!'.
    steps: toStepGroups(toPlainLines(get('steps')).filter((line) => !line.startsWith('! /images/'))),
    ...mapFields(['line'], (name) => toPlainText(get(name))),
    ...mapFields(['text'], (name) => toPlainLines(get(name)).join('\n') || undefined),
    ...mapFields(['minutes'], (name) => readMinutes(get(name))),
    ...mapFields(['names'], (name) => toNames(get(name))),
    equipment: toPlainLines(get('equipment')),
    nutrition: findNutrition(get),
    yieldText: undefined,
    ...readYield(get('yieldText')),
    ...readYield(get('servings')),
    sourceUrl,
    sourceName: toAddress(source) ? undefined : source,
    videoUrl: toAddress(get('videoUrl')),
    videoDate: toText(get('videoDate')),
    allergens: toNames(get('allergens')).map((name) => name.toLowerCase()),
    category,
    keywords: [...others, ...toNames(get('keywords'))],
    difficulty: toPlainText(get('difficulty')),
    extra: toExtra(Object.fromEntries(header.flatMap((name, index) => (known.has(toKey(name)) ? [] : [[name, row[index]?.trim()]])))),
  }
}

/** The lines of a cell; a single line is split at bars or semicolons. */
function readLines(cell: string | undefined) {
  const lines = toPlainLines(cell)
  const [only = ''] = lines
  const parts = only.split(only.includes('|') ? '|' : ';').flatMap((part) => part.trim() || [])
  return lines.length === 1 && parts.length > 2 ? parts : lines
}

/** Plan to Eat writes headings as ingredients without a food, and 'itm' for no unit. */
function toIngredient(line: string) {
  return line.replace(/^,\s*/, '# ').replace(/^([\d./\s]+)itm\s+/, '$1')
}

/** From several columns, or from one with lines such as 'fat : 5 g'. */
function findNutrition(get: (column: Column) => string | undefined) {
  const find = (column: 'calories' | 'protein' | 'fats' | 'carbs') =>
    get(column) ?? new RegExp(`^\\s*(?:${columns[column].join('|')})\\s*:?\\s*(\\d.*)$`, 'im').exec(get('nutrition') ?? '')?.[1]
  return readNutrition({ calories: find('calories'), protein: find('protein'), fats: find('fats'), carbs: find('carbs') })
}
