import { readMinutes } from '#domain/imports/read-minutes.ts'
import { readVideo, toWatchAddress } from '#domain/recipes/video.ts'
import { toAddress, toNames, toNumber, toPlainLines, toPlainText } from '../loose-values.ts'
import { readImageAddress } from '../picture-forms.ts'
import { type Element, findAll, findFirst, parseHtml, readText, toInnerHtml } from '../read-html.ts'
import { readCalories, readYield } from '../recipe-texts.ts'
import type { RecipeBody } from './recipe-body.ts'

/** The fields of Tasty Recipes as a recipe: its lists are HTML, its times are texts. */
export function toTastyRecipe(meta: ReadonlyMap<string, string>): RecipeBody {
  const text = (key: string) => toPlainText(meta.get(key))
  const video = readVideo(meta.get('video_url')?.trim() ?? '')
  const extraMinutes = readMinutes(text('additional_time_value'))
  return {
    short: toPlainLines(meta.get('description')).join('\n') || undefined,
    ingredients: readGroups(meta.get('ingredients')).map(({ heading, entries }) => ({ heading, lines: entries.map(({ text }) => text) })),
    steps: readGroups(meta.get('instructions')).map(({ heading, entries }) => ({ heading, steps: entries })),
    equipment: readGroups(meta.get('equipment')).flatMap(({ entries }) => entries.map(({ text }) => text)),
    notes: toPlainLines(meta.get('notes')).join('\n') || undefined,
    nutrition: {
      calories: readCalories(text('calories')),
      protein: toNumber(text('protein')),
      fats: toNumber(text('fat')),
      carbs: toNumber(text('carbohydrates')),
    },
    ...readYield(text('yield')),
    prepMinutes: readMinutes(text('prep_time')),
    cookMinutes: readMinutes(text('cook_time')),
    totalMinutes: readMinutes(text('total_time')),
    ...(/chill|cool|fridge|refriger|freez/i.test(text('additional_time_label') ?? '')
      ? { chillMinutes: extraMinutes }
      : { restMinutes: extraMinutes }),
    videoUrl: video && toWatchAddress(video),
    courses: toNames(text('category')),
    cuisine: text('cuisine'),
    diets: toNames(text('diet')),
    keywords: toNames(text('keywords')),
    author: text('author_name'),
  }
}

type Entry = { text: string; picture?: { address: string } }

/** Entries of lists, or else paragraphs, under the headings between them. */
function readGroups(html = '') {
  const groups: { heading: string | undefined; entries: Entry[] }[] = []
  const add = (entry: Entry) => {
    const last = groups.at(-1) ?? { heading: undefined, entries: [] }
    if (groups.length === 0) groups.push(last)
    last.entries.push(entry)
  }
  const document = parseHtml(html)
  for (const element of findAll('h2, h3, h4, h5, h6, li, p', document)) {
    const isHeading = element.name.startsWith('h') || isBoldParagraph(element)
    if (element.name === 'p' && isWithinItem(element)) continue
    if (isHeading) groups.push({ heading: readText(element).replace(/:$/, ''), entries: [] })
    else addItem(element, add)
  }
  if (groups.length === 0) for (const text of toPlainLines(html)) add({ text })
  return groups.filter(({ entries }) => entries.length > 0)
}

function addItem(element: Element, add: (entry: Entry) => void) {
  const image = findFirst('img', element)
  const address = image && toAddress(readImageAddress(image))
  const text = toPlainLines(toInnerHtml(element)).join('\n')
  if (text || address) add({ text, ...(address && { picture: { address } }) })
}

function isBoldParagraph(element: Element) {
  const bold = element.name === 'p' && findFirst('strong, b', element)
  return Boolean(bold) && readText(bold || undefined) === readText(element)
}

function isWithinItem(element: Element) {
  for (let above = element.parent; above; above = above.parent) if ('name' in above && above.name === 'li') return true
  return false
}
