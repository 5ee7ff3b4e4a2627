import { readEntry, toFields } from '#core/imports/loose-values.ts'
import { type Document, type Element, findAll, findFirst, parseHtml, readText } from '#core/imports/read-html.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { linesOf, toIngredients, toInstructions } from './element-lines.ts'
import { findHeaded } from './headed-recipe.ts'
import { findRecipeNodes, readJsonLd } from './json-ld.ts'
import { findMicrodata, findRdfa } from './microdata.ts'
import { findCards } from './plugin-cards.ts'
import { readIngredients } from './read-ingredients.ts'
import { readSteps } from './read-steps.ts'
import { toRecipe } from './to-recipe.ts'

/** How recipes can be told in the HTML of a page, the surest first. */
const markups = [findMicrodata, findRdfa, findMicroformats, findCards, findHeaded]

/** The recipes in a page's HTML, by JSON-LD, its markup or its headings. `address` is the page's; `place` names it to the owner. */
export async function readPageRecipes(html: string, place: string, address?: string) {
  const page = parseHtml(html)
  const inScripts = findRecipeNodes(readJsonLd(page))
  const canonical = address ?? findFirst('link[rel="canonical"][href]', page)?.attribs.href
  const title = readText(findFirst('h1', page)) || undefined
  return readNodes(
    addFromMarkup(inScripts, page).map((node) => ({ ...node, name: node.name || title })),
    place,
    canonical,
  )
}

/** The recipes in a value of JSON-LD. */
export async function readJsonLdRecipes(value: unknown, place: string, address?: string) {
  return readNodes(findRecipeNodes(value), place, address)
}

async function readNodes(nodes: Record<string, unknown>[], place: string, address?: string): Promise<(SourceRecord | UnreadableEntry)[]> {
  const records = await Promise.all(nodes.map((node) => readEntry(place, () => toRecipe(toFields(node), address))))
  const bySource = new Map<string, SourceRecord | UnreadableEntry>()
  for (const [index, record] of records.entries()) {
    if (record.kind === 'unreadable') bySource.set(`#${index}`, record)
    else keepBest(bySource, record)
  }
  return [...bySource.values()]
}

/** Of several recipes with one address: the same again is one, others go by address and title. */
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

/** Nodes with the ingredients and steps that the page has and they lack; the nodes of its markup if there are no others. */
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
  return !hasAmount(lines) || readSteps(recipeInstructions).length === 0
}

/** Ingredients without any amount are those of a search engine's list. */
function fill(node: Record<string, unknown>, marked: Record<string, unknown>) {
  const own = readIngredients(node.recipeIngredient ?? node.ingredients)
  const others = readIngredients(marked.recipeIngredient)
  const hasMore = own.length === 0 ? others.length > 0 : others.length >= own.length && !hasAmount(own) && hasAmount(others)
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

/** Recipes in h-recipe and its forerunner hRecipe. */
function findMicroformats(page: Document) {
  return findAll('.h-recipe, .hrecipe', page).map((root) => ({
    '@type': 'Recipe',
    name: readText(findFirst('.p-name, .fn', root)),
    description: readText(findFirst('.p-summary, .summary', root)),
    image: [findFirst('img.u-photo, img.photo, .photo img', root)?.attribs.src],
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
