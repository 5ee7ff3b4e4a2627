import { basename } from 'node:path'
import { readMinutes } from '#domain/imports/read-minutes.ts'
import { listFieldNames, mapFields, type RecipeFieldName, recipeFieldNames, recipeFields } from '#domain/recipes/recipe-fields.ts'
import { readCooklang } from './cooklang-text.ts'
import { type ReadRecipe, readEntry, toAddress, toExtra, toMoment, toNames, toText } from './loose-values.ts'
import { readNutrition, readYield } from './recipe-texts.ts'
import type { SourceFiles } from './source-files.ts'
import type { ReadParts, SourceFormat } from './source-format.ts'

/** Keys of other programs for what our own files store under another key. */
const otherKeys: Partial<Record<RecipeFieldName, string[]>> = {
  prepMinutes: ['time.prep'],
  cookMinutes: ['time.cook'],
  totalMinutes: ['total time', 'time', 'duration'],
  author: ['source.author'],
}

const known = new Set([
  ...['title', 'description', 'introduction', 'servings', 'serves', 'yield', 'course', 'category', 'tags', 'locale'],
  ...['source', 'source.name', 'source.url', 'image', 'picture', 'images', 'pictures'],
  ...['calories', 'protein', 'fat', 'carbohydrates', 'date created', 'date published', 'date modified'],
  ...recipeFieldNames.flatMap(listKeys),
])

function listKeys(name: RecipeFieldName) {
  return [recipeFields[name].cooklang ?? [], otherKeys[name] ?? []].flat()
}

/** Cooklang: a file for each recipe, with pictures of the same name, in folders that are categories. */
export const cooklang: SourceFormat = {
  name: 'cooklang',
  recognise: async ({ names }) => names.some(isRecipe),
  async *read(files, { keepPicture }) {
    for (const name of files.names.filter(isRecipe)) yield await readEntry(name, () => readRecipe(files, name, keepPicture))
  },
}

function isRecipe(name: string) {
  return /\.cook$/i.test(name)
}

async function readRecipe(files: SourceFiles, name: string, keepPicture: ReadParts['keepPicture']): Promise<ReadRecipe> {
  const { metadata, ingredients, steps, equipment, notes } = readCooklang(await files.readText(name))
  const get = (...keys: string[]) => keys.map((key) => toText(metadata.get(key))).find(Boolean)
  const getField = (field: RecipeFieldName) => get(...listKeys(field))
  const stem = name.replace(/\.cook$/i, '')
  const folders = stem.split('/').slice(0, -1)
  const keep = async (file: string | undefined) => (file ? { address: await keepPicture(await files.read(file)) } : undefined)
  const remote = toAddress(get('image', 'picture', 'images', 'pictures')?.split(', ')[0])
  const source = get('source.url', 'source')
  const category = get('category') ?? folders.at(-1)
  const occasions = toNames(getField('occasions'))
  return {
    sourceId: name,
    title: get('title') ?? basename(stem),
    state: 'draft',
    short: get('description', 'introduction'),
    picture: (await keep(findPicture(files, stem))) ?? (remote ? { address: remote } : undefined),
    ingredients,
    steps: await addPictures(steps, async (index) => keep(findPicture(files, `${stem}.${index}`))),
    equipment,
    ...mapFields(['line'], getField),
    ...mapFields(['minutes'], (field) => readMinutes(getField(field))),
    ...mapFields(['names'], (field) => toNames(getField(field))),
    ...readYield(get('servings', 'serves', 'yield')),
    ...readNotes(notes),
    difficulty: getField('difficulty'),
    sourceUrl: toAddress(source),
    sourceName: get('source.name') ?? (toAddress(source) ? undefined : source),
    videoUrl: toAddress(getField('videoUrl')),
    videoDate: getField('videoDate'),
    allergens: toNames(getField('allergens')),
    category,
    courses: toNames(get('course')),
    // Our own files list the occasions among the tags, too.
    keywords: toNames(get('tags'), folders.slice(0, -1)).filter((tag) => !occasions.includes(tag)),
    nutrition: readNutrition({ calories: get('calories'), protein: get('protein'), fats: get('fat'), carbs: get('carbohydrates') }),
    createdAt: toMoment(get('date created')),
    publishedAt: toMoment(get('date published')),
    updatedAt: toMoment(get('date modified')),
    extra: toExtra(Object.fromEntries([...metadata].filter(([key]) => !known.has(key)))),
  }
}

function findPicture({ names }: SourceFiles, stem: string) {
  return names.find((name) => name.startsWith(`${stem}.`) && /^(?:jpe?g|png|webp|gif|avif|heic)$/i.test(name.slice(stem.length + 1)))
}

/** Pictures of steps are numbered through all sections, from 0. */
async function addPictures(groups: ReadRecipe['steps'], find: (index: number) => Promise<{ address: string } | undefined>) {
  let index = 0
  for (const step of groups.flatMap(({ steps }) => steps)) {
    const picture = await find(index++)
    if (picture) step.picture = picture
  }
  return groups
}

const labelled = ['yieldText' as const, ...listFieldNames('text').filter((name) => name !== 'notes')]

/** The notes that Griddle's own files label, and all others as one text. */
function readNotes(notes: string[]): Pick<ReadRecipe, 'notes' | (typeof labelled)[number]> {
  const found = labelled.flatMap((name) => {
    const start = `${recipeFields[name].label}: `
    const note = notes.find((line) => line.startsWith(start))
    return note ? [{ name, note, text: note.slice(start.length) }] : []
  })
  const others = notes.filter((note) => !found.some((one) => one.note === note)).map((note) => note.replace(/^Notes: /, ''))
  return { ...Object.fromEntries(found.map(({ name, text }) => [name, text])), notes: others.join('\n') || undefined }
}
