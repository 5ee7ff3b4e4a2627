import { readEntry, toAddress, toFields } from '#core/imports/loose-values.ts'
import { type Document, type Element, findAll, findFirst, parseHtml, readText, toInnerHtml, toTextLines } from '#core/imports/read-html.ts'
import type { SourceRecord, SourceRecordOf, UnreadableEntry } from '#domain/imports/source-record.ts'
import { findOtherForms, readImageAddress } from '../picture-forms.ts'
import { readYield } from '../recipe-texts.ts'
import { linesOf, toIngredients, toInstructions, withoutBullet } from './element-lines.ts'
import { findHeaded } from './headed-recipe.ts'
import { topicOf } from './heading-words.ts'
import { findRecipeNodes, readJsonLd } from './json-ld.ts'
import { findMicrodata, findRdfa } from './microdata.ts'
import { isControl } from './page-controls.ts'
import { type Piece, readPieces } from './page-pieces.ts'
import { findCards } from './plugin-cards.ts'
import { isRunTogether, readIngredients } from './read-ingredients.ts'
import { readSteps } from './read-steps.ts'
import { addFromPage } from './regroup.ts'
import { toRecipe } from './to-recipe.ts'

/** Ways to find recipes in a page's HTML, most reliable first. */
const markups = [findMicrodata, findRdfa, findMicroformats, findCards, findHeaded]

/**
 * The recipes in a page's HTML, by JSON-LD, its markup or its headings. `address` is the page's; `place` names it to the owner; pictures
 * are relative to `pictureBase`.
 */
export async function readPageRecipes(html: string, place: string, address?: string, pictureBase?: string) {
  const page = parseHtml(html)
  const inScripts = findRecipeNodes(readJsonLd(page))
  const canonical = address ?? findFirst('link[rel="canonical"][href]', page)?.attribs.href
  const title = readText(findFirst('h1', page)) || undefined
  const nodes: Record<string, unknown>[] = addFromMarkup(inScripts, page).map((node) => ({ ...node, name: node.name || title }))
  const read = await readNodes(nodes, place, canonical, pictureBase)
  const pieces = read.some((record) => record.kind === 'recipe') ? readPieces(page) : []
  const image = findFirst('meta[property="og:image"][content], meta[name="og:image"][content]', page)?.attribs.content
  const shared = toAddress(image, canonical)
  type Picture = NonNullable<SourceRecordOf<'recipe'>['picture']>
  const withOthers = (picture: Picture, more: string[] = []): Picture => {
    const found = [...findOtherForms(page, picture.address, pictureBase ?? canonical), ...more]
    const others = [...new Set(found)].filter((address) => address !== picture.address)
    return others.length > 0 ? { ...picture, others } : picture
  }
  const others = shared === undefined ? [] : [shared]
  return read.map((record) => {
    if (record.kind !== 'recipe') return record
    const isGuessed = nodes.length === 1 && nodes[0]?.isGuessed === true
    const whole = isGuessed ? record : addFromPage(record, pieces)
    return {
      ...whole,
      ...(whole.picture ? { picture: withOthers(whole.picture, others) } : shared && { picture: { address: shared } }),
      steps: whole.steps.map(({ heading, steps }) => ({
        heading,
        steps: steps.map((step) => (step.picture ? { ...step, picture: withOthers(step.picture) } : step)),
      })),
      ...(!whole.notes && nodes.length === 1 && { notes: findNotes(page, pieces) }),
      ...(whole.servings === undefined && whole.yieldText === undefined && nodes.length === 1 && readYield(findYield(page, pieces))),
    }
  })
}

const notesOfCards = '.wprm-recipe-notes, .tasty-recipes-notes-body, .tasty-recipes-notes, .mv-create-notes-content, .mv-create-notes'
const maxNotes = 20

/** The notes of a recipe's card, or the text under a notes heading after the steps. */
function findNotes(page: Document, pieces: Piece[]) {
  const card = findFirst(notesOfCards, page)
  if (card) return withoutHeading(toTextLines(toInnerHtml(card))).join('\n') || undefined
  const steps = pieces.findLastIndex(({ text, item }) => !item && text.length <= 40 && topicOf(text) === 'steps')
  const isNotes = ({ text, level }: Piece) => level !== undefined && notesHeading.test(text)
  const at = steps < 0 ? -1 : pieces.findIndex((piece, index) => index > steps && isNotes(piece))
  if (at < 0) return undefined
  const rest = pieces.slice(at + 1, at + 1 + maxNotes)
  const end = rest.findIndex(({ level, text }) => level !== undefined || topicOf(text) !== undefined || isControl(text))
  return (
    rest
      .slice(0, end < 0 ? undefined : end)
      .map(({ text }) => withoutBullet(text))
      .join('\n') || undefined
  )
}

const notesHeading = /^(?:recipe |cook['’]?s |chef['’]?s )?notes?:?$/i

function withoutHeading([first = '', ...others]: string[]) {
  return notesHeading.test(first) ? others : [first, ...others]
}

const yieldOfCards =
  '[itemprop="recipeYield"], .wprm-recipe-servings-with-unit, .wprm-recipe-servings, .tasty-recipes-yield, .mv-create-yield, .mv-create-time-yield'

/** The yield from a card, or from a line that gives it. */
function findYield(page: Document, pieces: Piece[]) {
  const card = findFirst(yieldOfCards, page)
  if (card) return readText(card)
  return pieces.find(({ text }) => /^(?:serves|servings?:|yields?:?|makes)\s*(?:about\s*)?\d.{0,60}$/i.test(text))?.text
}

/** The recipes in a JSON-LD value. */
export async function readJsonLdRecipes(value: unknown, place: string, address?: string) {
  return readNodes(findRecipeNodes(value), place, address)
}

async function readNodes(
  nodes: Record<string, unknown>[],
  place: string,
  address?: string,
  pictureBase?: string,
): Promise<(SourceRecord | UnreadableEntry)[]> {
  const records = await Promise.all(nodes.map((node) => readEntry(place, () => toRecipe(toFields(node), address, pictureBase))))
  const bySource = new Map<string, SourceRecord | UnreadableEntry>()
  for (const [index, record] of records.entries()) {
    if (record.kind === 'unreadable') bySource.set(`#${index}`, record)
    else keepBest(bySource, record)
  }
  return [...bySource.values()]
}

/** Recipes that share an address: duplicates are merged, others are told apart by address and title. */
function keepBest(bySource: Map<string, SourceRecord | UnreadableEntry>, record: SourceRecord) {
  const present = bySource.get(record.sourceId)
  if (present?.kind !== 'recipe' || record.kind !== 'recipe') bySource.set(record.sourceId, record)
  else if (present.title !== record.title) {
    const sourceId = `${record.sourceId}#${record.title}`.slice(0, 1000)
    bySource.set(sourceId, { ...record, sourceId })
  } else if (countLines(record) > countLines(present)) bySource.set(record.sourceId, record)
}

function countLines({ ingredients, steps }: Extract<SourceRecord, { kind: 'recipe' }>) {
  return ingredients.reduce((sum, { lines }) => sum + lines.length, 0) + steps.reduce((sum, group) => sum + group.steps.length, 0)
}

/** Nodes, with missing ingredients and steps filled in from the page; if there are none, the nodes of its markup. */
function addFromMarkup(nodes: Record<string, unknown>[], page: Document) {
  let found: Record<string, unknown>[] = nodes
  for (const find of markups) {
    if (found.length > 0 && !found.some(isPoor)) return found
    const marked: Record<string, unknown>[] = find(page)
    if (found.length === 0)
      found = marked.filter(
        ({ recipeIngredient, recipeInstructions }) =>
          readIngredients(recipeIngredient).length > 0 || readSteps(recipeInstructions).length > 0,
      )
    else if (marked[0]) found = [fill(found[0] ?? {}, marked[0]), ...found.slice(1)]
  }
  return found
}

function isPoor({ recipeIngredient, ingredients, recipeInstructions }: Record<string, unknown>) {
  const lines = readIngredients(recipeIngredient ?? ingredients)
  return !hasAmount(lines) || isRunTogether(lines) || readSteps(recipeInstructions).length === 0
}

/** Ingredients without any amounts are a list for search engines. */
function fill(node: Record<string, unknown>, marked: Record<string, unknown>) {
  const own = readIngredients(node.recipeIngredient ?? node.ingredients)
  const others = readIngredients(marked.recipeIngredient)
  const isNamed = own.every((line) => others.some((other) => other.toLowerCase().includes(line.toLowerCase())))
  const hasAmounts = others.length >= own.length && !hasAmount(own) && hasAmount(others) && (isNamed || marked.isGuessed !== true)
  const hasMore = own.length === 0 ? others.length > 0 : hasAmounts || (isRunTogether(own) && others.length > 1)
  const lacksSteps = readSteps(node.recipeInstructions).length === 0
  if (!hasMore && !lacksSteps) return node
  return {
    ...node,
    ...(hasMore && { recipeIngredient: marked.recipeIngredient }),
    ...(lacksSteps && { recipeInstructions: marked.recipeInstructions }),
    isGuessed: marked.isGuessed,
  }
}

function hasAmount(lines: string[]) {
  return lines.some((line) => /[\d½⅓⅔¼¾⅛]/u.test(line))
}

/** Recipes in h-recipe and its predecessor hRecipe. */
function findMicroformats(page: Document) {
  return findAll('.h-recipe, .hrecipe', page).map((root) => ({
    '@type': 'Recipe',
    name: readText(findFirst('.p-name, .fn', root)),
    description: readText(findFirst('.p-summary, .summary', root)),
    image: findAll('img.u-photo, img.photo, .photo img', root).slice(0, 1).map(readImageAddress),
    author: readText(findFirst('.p-author, .author', root)),
    recipeIngredient: toIngredients(linesOf(findAll('.p-ingredient, .ingredient', root))),
    recipeInstructions: toInstructions(linesOf(findAll('.e-instructions, .instructions', root))),
    recipeYield: readText(findFirst('.p-yield, .yield', root)),
    prepTime: timeOf('.preptime', root),
    cookTime: timeOf('.cooktime', root),
    totalTime: timeOf('.dt-duration, .duration', root),
    recipeCategory: findAll('.p-category, .tag', root).map((element) => readText(element)),
    nutrition: { calories: readText(findFirst('.calories', root)) },
  }))
}

function timeOf(selector: string, root: Element) {
  const element = findFirst(selector, root)
  const marked = element && findFirst('[datetime], .value-title[title]', element)
  return element?.attribs.datetime ?? marked?.attribs.datetime ?? marked?.attribs.title ?? readText(element)
}
