import { readMinutes } from '#domain/imports/read-minutes.ts'
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
import { findPicture } from './find-picture.ts'
import { isRunTogether, readIngredients, splitRun } from './read-ingredients.ts'
import { readSteps } from './read-steps.ts'

/** The fields of a schema.org recipe that are read; others are kept beside it. */
const known = new Set(
  (
    '@context @type name headline description image recipeIngredient ingredients recipeInstructions recipeYield prepTime cookTime totalTime ' +
    'performTime recipeCategory recipeCuisine keywords suitableForDiet nutrition author url mainEntityOfPage datePublished dateCreated dateModified ' +
    'tool video isBasedOn comment review itemReviewed identifier creditText isGuessed'
  ).split(' '),
)

const guessed = 'The page doesn’t mark up its recipe, so it was read from headings and lists. Please check these lines.'

const runTogether = 'Its ingredients are one line in the source and were divided at the amounts. Please check these lines.'

/**
 * A schema.org recipe as our record. `address` is its page's: its own addresses are relative to it, and it is the source; picture addresses
 * are relative to `pictureBase`.
 */
export function toRecipe(node: Record<string, unknown>, address?: string, pictureBase = address): ReadRecipe {
  const title = toPlainText(first(node.name)) ?? toPlainText(first(node.headline)) ?? ''
  const listed = readIngredients(node.recipeIngredient ?? node.ingredients)
  const isRun = isRunTogether(listed)
  const ingredients = toGroups(isRun ? splitRun(listed[0] ?? '') : listed)
  const steps = readSteps(node.recipeInstructions)
  if (!title && ingredients.length === 0 && steps.length === 0) throw new Error('It has no title, ingredients or steps.')
  const own = readSource(node, address)
  const [category, ...courses] = toNames(node.recipeCategory)
  const [cuisine, ...cuisines] = toNames(node.recipeCuisine)
  const author = toNames(node.author).join(', ')
  const picture = findPicture(node.image, pictureBase)
  const video = toValues(node.video).flatMap((value) => {
    const { embedUrl, contentUrl, url } = toFields(value)
    return toAddress(embedUrl, address) ?? toAddress(contentUrl, address) ?? toAddress(url, address) ?? toAddress(value, address) ?? []
  })[0]
  const book = toFields(toValues(node.isBasedOn).find((work) => toValues(toFields(work)['@type']).includes('Book')))
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
    sourceBook: toPlainText(book.name),
    sourcePage: toPlainText(toFields(first(book.hasPart)).pagination),
    videoUrl: video,
    category,
    cuisine,
    courses: orNothing(courses),
    diets: orNothing(toNames(node.suitableForDiet).map(toDiet)),
    keywords: orNothing([...toNames(node.keywords), ...cuisines]),
    author: author || undefined,
    warnings: orNothing([...(node.isGuessed === true ? [guessed] : []), ...(isRun ? [runTogether] : [])]),
    extra: toExtra(Object.fromEntries(Object.entries(node).filter(([key]) => !known.has(key)))),
  }
}

function first(value: unknown) {
  return toValues(value)[0]
}

function orNothing<Item>(items: Item[]) {
  return items.length > 0 ? items : undefined
}

/** RecipeSage stores the owner's notes as a comment. */
function readNotes(value: unknown) {
  const notes = toValues(value).filter((comment) => toFields(comment).name === 'Author Notes')
  return notes.flatMap((comment) => toPlainLines(toFields(comment).text)).join('\n') || undefined
}

function readTime(value: unknown) {
  return readMinutes(toText(first(value)) ?? toText(toFields(first(value)).maxValue))
}

function readYields(value: unknown): Pick<ReadRecipe, 'servings' | 'yieldText'> {
  const texts = toValues(value).flatMap((item) => toPlainText(typeof item === 'object' ? toFields(item).value : item) ?? [])
  // Plugins give the number and then the text: ['12', '12 muffins'].
  const longest = texts.toSorted((one, other) => other.length - one.length)[0]
  const plain = texts.find((text) => /^\d+$/.test(text))
  return { ...(plain && readYield(plain)), ...readYield(longest) }
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
