import { readMinutes } from '#domain/imports/read-minutes.ts'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import {
  type ReadRecipe,
  toAddress,
  toExtra,
  toFields,
  toMoment,
  toNames,
  toPlainLines,
  toPlainText,
  toText,
  toValues,
} from '../loose-values.ts'
import { readNutrition, readYield, toGroups, toHashId } from '../recipe-texts.ts'
import { typesOf } from './json-ld.ts'

type StepGroup = SourceRecordOf<'recipe'>['steps'][number]

/** What is read of a recipe of schema.org; anything else is kept beside it. */
const known = new Set(
  (
    '@context @type name headline description image recipeIngredient ingredients recipeInstructions recipeYield prepTime cookTime totalTime ' +
    'performTime recipeCategory recipeCuisine keywords suitableForDiet nutrition author url mainEntityOfPage datePublished dateCreated dateModified ' +
    'tool video isBasedOn comment review itemReviewed identifier creditText'
  ).split(' '),
)

/** A recipe of schema.org in our terms. `address` is that of its page: what its own addresses are relative to, and its source. */
export function toRecipe(node: Record<string, unknown>, address?: string): ReadRecipe {
  const title = toPlainText(first(node.name)) ?? toPlainText(first(node.headline)) ?? ''
  const ingredients = toGroups(readIngredients(node.recipeIngredient ?? node.ingredients))
  const steps = readSteps(node.recipeInstructions)
  if (!title && ingredients.length === 0 && steps.length === 0) throw new Error('It has neither a title nor ingredients nor steps.')
  const own = readSource(node, address)
  const [category, ...courses] = toNames(node.recipeCategory)
  const [cuisine, ...cuisines] = toNames(node.recipeCuisine)
  const author = toNames(node.author).join(', ')
  const picture = findPicture(node.image, address)
  const video = toValues(node.video).flatMap((value) => {
    const { embedUrl, contentUrl, url } = toFields(value)
    return toAddress(embedUrl, address) ?? toAddress(contentUrl, address) ?? toAddress(url, address) ?? toAddress(value, address) ?? []
  })[0]
  const { calories, proteinContent, fatContent, carbohydrateContent } = toFields(first(node.nutrition))
  return {
    sourceId: own ?? toText(node.identifier) ?? toHashId(title, ingredients),
    title,
    state: 'draft',
    createdAt: toMoment(node.dateCreated) ?? toMoment(node.datePublished),
    updatedAt: toMoment(node.dateModified),
    short: toPlainLines(first(node.description)).join('\n') || undefined,
    picture: picture ? { address: picture } : undefined,
    ingredients,
    steps,
    equipment: orNothing(toValues(node.tool).flatMap((tool) => toPlainText(toFields(tool).name ?? tool) ?? [])),
    notes: readNotes(node.comment),
    nutrition: readNutrition({ calories, protein: proteinContent, fats: fatContent, carbs: carbohydrateContent }),
    ...readYields(node.recipeYield),
    prepMinutes: readTime(node.prepTime),
    cookMinutes: readTime(node.cookTime) ?? readTime(node.performTime),
    totalMinutes: readTime(node.totalTime),
    sourceUrl: own ?? toAddress(node.isBasedOn),
    sourceName: toPlainText(node.creditText) ?? (author ? undefined : toPlainText(toFields(first(node.publisher)).name)),
    videoUrl: video,
    category,
    cuisine,
    courses: orNothing(courses),
    diets: orNothing(toNames(node.suitableForDiet).map(toDiet)),
    keywords: orNothing([...toNames(node.keywords), ...cuisines]),
    author: author || undefined,
    extra: toExtra(Object.fromEntries(Object.entries(node).filter(([key]) => !known.has(key)))),
  }
}

function first(value: unknown) {
  return toValues(value)[0]
}

function orNothing<Item>(items: Item[]) {
  return items.length > 0 ? items : undefined
}

function readIngredients(value: unknown): string[] {
  return toValues(value).flatMap((item) => {
    if (Array.isArray(item)) return readIngredients(item)
    if (typeof item !== 'object') return toPlainLines(item)
    const { text, name, amount, unitText, unit } = toFields(item)
    return toPlainText(text) ?? toPlainText([amount, unitText ?? unit, name].flatMap((part) => toText(part) ?? []).join(' ')) ?? []
  })
}

function readSteps(value: unknown, depth = 0): StepGroup[] {
  const groups: StepGroup[] = []
  if (depth > 8) return groups
  const add = (steps: StepGroup['steps']) => {
    const last = groups.at(-1)
    if (last) last.steps.push(...steps)
    else groups.push({ steps: [...steps] })
  }
  for (const item of toValues(value)) {
    const fields = toFields(item)
    const items = fields.itemListElement ?? fields.item ?? fields.steps
    const name = toPlainText(first(fields.name))
    if (Array.isArray(item)) {
      for (const group of readSteps(item, depth + 1)) group.heading ? groups.push(group) : add(group.steps)
    } else if (typeof item !== 'object') add(toPlainLines(item).map((text) => ({ text })))
    else if (typesOf(item).includes('HowToSection') || (items !== undefined && name && fields.text === undefined)) {
      const inner = readSteps(items ?? fields.text, depth + 1)
      groups.push({ heading: name, steps: inner.flatMap(({ steps }) => steps) })
    } else if (items !== undefined && fields.text === undefined) {
      for (const group of readSteps(items, depth + 1)) group.heading ? groups.push(group) : add(group.steps)
    } else add(readStep(fields, name))
  }
  return groups.filter(({ heading, steps }) => heading || steps.length > 0)
}

function readStep(fields: Record<string, unknown>, name: string | undefined): StepGroup['steps'] {
  const lines = toValues(fields.text ?? fields.description).flatMap((text) => toPlainLines(text))
  const picture = findPicture(fields.image)
  const text = lines.join(' ')
  const isTitle = name && !/^(?:step\s*)?\d+\.?$/i.test(name) && !sameStart(text, name)
  const whole = isTitle ? [name.replace(/[:.]$/, ''), text].filter(Boolean).join(': ') : text
  return whole ? [{ text: whole, ...(picture && { picture: { address: picture } }) }] : []
}

/** Names of steps are often their first words, cut off. */
function sameStart(text: string, name: string) {
  const bare = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  return bare(text).startsWith(bare(name))
}

function findPicture(value: unknown, base?: string): string | undefined {
  for (const item of toValues(value)) {
    const fields = toFields(item)
    const found = typeof item === 'object' ? findPicture(fields.url ?? fields.contentUrl ?? fields['@id'], base) : toAddress(item, base)
    if (found) return found
  }
  return undefined
}

/** RecipeSage writes the owner's notes as a comment. */
function readNotes(value: unknown) {
  const notes = toValues(value).filter((comment) => toFields(comment).name === 'Author Notes')
  return notes.flatMap((comment) => toPlainLines(toFields(comment).text)).join('\n') || undefined
}

function readTime(value: unknown) {
  return readMinutes(toText(first(value)) ?? toText(toFields(first(value)).maxValue))
}

function readYields(value: unknown) {
  const texts = toValues(value).flatMap((item) => toPlainText(typeof item === 'object' ? toFields(item).value : item) ?? [])
  // Plugins give the number and then the text: ['12', '12 muffins'].
  const longest = texts.toSorted((one, other) => other.length - one.length)[0]
  return readYield(longest)
}

function readSource({ url, mainEntityOfPage, '@id': id }: Record<string, unknown>, address?: string) {
  const page = toFields(mainEntityOfPage)['@id'] ?? mainEntityOfPage
  return toAddress(url, address) ?? toAddress(address) ?? toAddress(page) ?? toAddress(id)
}

/** 'https://schema.org/GlutenFreeDiet' as 'Gluten free'. */
function toDiet(name: string) {
  const words = (name.split(/[/#]/).at(-1) ?? name).replace(/Diet$/, '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return /diet$/i.test(name) ? words.charAt(0) + words.slice(1).toLowerCase() : words
}
