import { readVideo, toWatchAddress } from '#domain/recipes/video.ts'
import { toFields, toNames, toNumber, toPlainLines, toPlainText, toText } from '../loose-values.ts'
import type { RecipeBody } from './recipe-body.ts'
import { removeInlineShortcodes } from './shortcodes.ts'

type Fields = Record<string, unknown>

/** The fields of WP Recipe Maker, by their names in its own export, as a recipe. `toPicture` gives the address of an attachment. */
export function toWprmRecipe(fields: Fields, toPicture: (id: string) => string | undefined): RecipeBody {
  const warnings: string[] = []
  const group = (key: string) => {
    const value = fields[key] ?? fields[`${key}_flat`]
    if (value === undefined && fields[`${key}_unreadable`]) warnings.push(`Its ${key} are damaged in the export and could not be read.`)
    return toGroups(value, key)
  }
  const nutrition = toFields(fields.nutrition)
  const tags = toFields(fields.tags)
  const body: RecipeBody = {
    short: toPlainLines(fields.summary).join('\n') || undefined,
    ingredients: group('ingredients').map(({ heading, entries }) => ({ heading, lines: entries.flatMap((entry) => toLine(entry) || []) })),
    steps: group('instructions').map(({ heading, entries }) => ({ heading, steps: toSteps(entries, toPicture) })),
    equipment: toList(fields.equipment).flatMap((entry) => toClean(toFields(entry).name ?? entry) ?? []),
    notes: toPlainLines(removeInlineShortcodes(toText(fields.notes) ?? '')).join('\n') || undefined,
    nutrition: {
      calories: positive(nutrition.calories),
      protein: positive(nutrition.protein),
      fats: positive(nutrition.fat),
      carbs: positive(nutrition.carbohydrates),
    },
    ...toServings(fields),
    prepMinutes: positive(fields.prep_time),
    cookMinutes: positive(fields.cook_time),
    totalMinutes: positive(fields.total_time),
    ...toCustomTime(fields, warnings),
    videoUrl: toVideo(fields.video_embed),
    courses: toNames(toTerms(tags.course)),
    cuisine: toNames(toTerms(tags.cuisine))[0],
    diets: toNames(toTerms(tags.suitablefordiet)).map(toDiet),
    keywords: toNames(toTerms(tags.keyword)),
    author: fields.author_display === 'custom' ? toPlainText(fields.author_name) : undefined,
  }
  return { ...body, warnings }
}

/** The values of a list, even one that PHP or JSON wrote as an object with numbers as keys. */
function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(toFields(value))
}

function toTerms(value: unknown) {
  return toList(typeof value === 'string' ? [value] : value)
}

type Group = { heading: string | undefined; entries: Fields[] }

/** Groups as `{name, ingredients}`, or flat with an entry of the type 'group' before each. */
function toGroups(value: unknown, key: string): Group[] {
  const groups: Group[] = []
  for (const fields of toList(value).map(toFields)) {
    const heading = toPlainText(fields.name)
    if (fields[key] !== undefined) groups.push({ heading, entries: toList(fields[key]).map(toFields) })
    else if (fields.type === 'group') groups.push({ heading, entries: [] })
    else {
      if (groups.length === 0) groups.push({ heading: undefined, entries: [] })
      groups.at(-1)?.entries.push(fields)
    }
  }
  return groups.filter(({ entries }) => entries.length > 0)
}

function toClean(value: unknown) {
  return toPlainText(removeInlineShortcodes(toText(value) ?? ''))
}

function toLine({ amount, unit, name, notes }: Fields) {
  const words = [amount, unit, name].flatMap((value) => toClean(value) ?? []).join(' ')
  return [words, toClean(notes)].filter(Boolean).join(', ')
}

function toSteps(entries: Fields[], toPicture: (id: string) => string | undefined) {
  const steps: RecipeBody['steps'][number]['steps'] = []
  for (const entry of entries) {
    const text = [toPlainText(entry.name), toPlainLines(removeInlineShortcodes(toText(entry.text) ?? '')).join('\n')]
      .filter(Boolean)
      .join(': ')
    const last = steps.at(-1)
    if (entry.type === 'tip' && last) last.tip = [last.tip, text].filter(Boolean).join('\n')
    else {
      const address = toText(entry.image_url) ?? toPicture(toText(entry.image) ?? '')
      if (text || address) steps.push({ text, ...(address && { picture: { address } }) })
    }
  }
  return steps
}

function positive(value: unknown) {
  const number = toNumber(value)
  return number !== undefined && number > 0 ? number : undefined
}

function toServings({ servings, servings_unit }: Fields) {
  const number = positive(servings)
  const unit = toPlainText(servings_unit)
  const isPeople = !unit || /^(?:servings?|people|persons?|portions?|portionen|personen)$/i.test(unit)
  return { servings: number, yieldText: number && !isPeople ? `${number} ${unit}` : undefined }
}

function toCustomTime({ custom_time, custom_time_label }: Fields, warnings: string[]) {
  const minutes = positive(custom_time)
  const label = toPlainText(custom_time_label) ?? ''
  if (!minutes) return {}
  if (/chill|cool|fridge|refriger|freez/i.test(label)) return { chillMinutes: minutes }
  if (!/rest|rais|ris|prov|proof|marinat|soak|stand|wait/i.test(label))
    warnings.push(`Its extra time “${label}” was saved as resting time.`)
  return { restMinutes: minutes }
}

function toVideo(embed: unknown) {
  const text = toText(embed) ?? ''
  const address = /\bsrc=["']([^"']+)/.exec(text)?.[1] ?? text
  const video = readVideo(address.replace(/^\/\//, 'https://'))
  return video && toWatchAddress(video)
}

/** 'GlutenFreeDiet' is schema.org's name for 'Gluten Free'. */
function toDiet(name: string) {
  return name.replace(/Diet$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
}
