import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { readEntry, toFields } from '../loose-values.ts'
import { findFirst, parseHtml, readText } from '../read-html.ts'
import { findRecipeNodes, readJsonLd } from './json-ld.ts'
import { findMarkedUp } from './markup-nodes.ts'
import { toRecipe } from './to-recipe.ts'

/** The recipes in a page's HTML, by JSON-LD or else by its markup. `address` is the page's; `place` names it to the owner. */
export async function readPageRecipes(html: string, place: string, address?: string) {
  const page = parseHtml(html)
  const inScripts = findRecipeNodes(readJsonLd(page))
  const isWhole = inScripts.some(({ recipeIngredient, ingredients }) => recipeIngredient !== undefined || ingredients !== undefined)
  const marked = isWhole ? [] : findMarkedUp(page)
  const nodes = marked.length > 0 ? marked : inScripts
  const canonical = address ?? findFirst('link[rel="canonical"][href]', page)?.attribs.href
  const title = readText(findFirst('h1', page)) || undefined
  return readNodes(
    nodes.map((node) => ({ ...node, name: node.name || title })),
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
