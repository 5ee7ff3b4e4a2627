import { basename } from 'node:path'
import { readMinutes } from '#domain/imports/read-minutes.ts'
import { readCooklang } from './cooklang-text.ts'
import { type ReadRecipe, readEntry, toAddress, toExtra, toMoment, toNames, toText } from './loose-values.ts'
import { readNutrition, readYield } from './recipe-texts.ts'
import type { SourceFiles } from './source-files.ts'
import type { ReadParts, SourceFormat } from './source-format.ts'

const known = new Set(
  (
    'title description introduction servings serves yield course category cuisine diet tags difficulty source source.name source.url author ' +
    'source.author image picture images pictures video locale'
  )
    .split(' ')
    .concat(
      'prep time',
      'time.prep',
      'cook time',
      'time.cook',
      'time required',
      'total time',
      'time',
      'duration',
      'rest time',
      'chill time',
      'video date',
      'occasion',
      'allergens',
      'allergens confirmed for',
      'calories',
      'protein',
      'fat',
      'carbohydrates',
      'date created',
      'date published',
      'date modified',
    ),
)

const maxBytes = 1_000_000

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
  const { metadata, ingredients, steps, equipment, notes } = readCooklang(await files.readText(name, maxBytes))
  const get = (...keys: string[]) => keys.map((key) => toText(metadata.get(key))).find(Boolean)
  const stem = name.replace(/\.cook$/i, '')
  const folders = stem.split('/').slice(0, -1)
  const keep = async (file: string | undefined) => (file ? { address: await keepPicture(await files.read(file)) } : undefined)
  const remote = toAddress(get('image', 'picture', 'images', 'pictures')?.split(', ')[0])
  const source = get('source.url', 'source')
  const category = get('category') ?? folders.at(-1)
  const [told, labelled] = readNotes(notes)
  const occasions = toNames(get('occasion'))
  return {
    sourceId: name,
    title: get('title') ?? basename(stem),
    state: 'draft',
    short: get('description', 'introduction'),
    picture: (await keep(findPicture(files, stem))) ?? (remote ? { address: remote } : undefined),
    ingredients,
    steps: await addPictures(steps, async (index) => keep(findPicture(files, `${stem}.${index}`))),
    equipment,
    notes: told,
    ...readYield(get('servings', 'serves', 'yield')),
    ...labelled,
    prepMinutes: readMinutes(get('prep time', 'time.prep')),
    cookMinutes: readMinutes(get('cook time', 'time.cook')),
    totalMinutes: readMinutes(get('time required', 'total time', 'time', 'duration')),
    restMinutes: readMinutes(get('rest time')),
    chillMinutes: readMinutes(get('chill time')),
    difficulty: get('difficulty'),
    sourceUrl: toAddress(source),
    sourceName: get('source.name') ?? (toAddress(source) ? undefined : source),
    videoUrl: toAddress(get('video')),
    category,
    cuisine: get('cuisine'),
    courses: toNames(get('course')),
    diets: toNames(get('diet')),
    occasions,
    // Our own files have the occasions among the tags as well.
    keywords: toNames(get('tags'), folders.slice(0, -1)).filter((tag) => !occasions.includes(tag)),
    nutrition: readNutrition({ calories: get('calories'), protein: get('protein'), fats: get('fat'), carbs: get('carbohydrates') }),
    videoDate: get('video date'),
    allergens: toNames(get('allergens')),
    allergensFor: get('allergens confirmed for'),
    createdAt: toMoment(get('date created')),
    publishedAt: toMoment(get('date published')),
    updatedAt: toMoment(get('date modified')),
    author: get('author', 'source.author'),
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

/** Notes as one text, and those that Griddle's own files say under a label. */
function readNotes(notes: string[]): [string | undefined, Pick<ReadRecipe, 'yieldText' | 'makeAhead' | 'storageNotes'>] {
  const find = (label: string) => notes.find((note) => note.startsWith(`${label}: `))?.slice(label.length + 2)
  const labelled = { yieldText: find('Yield'), makeAhead: find('Make ahead'), storageNotes: find('Storage') }
  const others = notes.filter((note) => !/^(?:Yield|Make ahead|Storage): /.test(note)).map((note) => note.replace(/^Notes: /, ''))
  return [others.join('\n') || undefined, Object.fromEntries(Object.entries(labelled).filter(([, text]) => text !== undefined))]
}
