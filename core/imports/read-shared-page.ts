import type { Database } from '#core/database/database.ts'
import { admitSender, type Sender } from '#core/forms/accept-submission.ts'
import { openPlaces } from '#core/forms/limit-places.ts'
import { type FetchParts, fetchPage } from '#core/pictures/fetch-picture.ts'
import { newId } from '#domain/id.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { type OwnRecipeText, toOwnText } from '#domain/kitchen/own-recipe.ts'

/** The result for an address that a reader gave: a recipe as plain text, or why there is none. */
export type SharedPage = { recipe: OwnRecipeText } | { reason: 'too-many' | 'busy' | 'unreachable' | 'no-recipe' }

/** Reads the recipes in a page's HTML within a time limit that no page can exceed; undefined if it was too short. */
export type ReadPage = (html: string, address: string) => Promise<(SourceRecord | UnreadableEntry)[] | undefined>

type SharedRecipe = Extract<SourceRecord, { kind: 'recipe' }>

type ReadingParts = { db: Database; remote: FetchParts['remote']; readPage: ReadPage }

/** A recipe page has a few hundred kilobytes at most. */
const maxBytes = 1_500_000

/** How many pages this process reads at a time for readers. */
const takePlace = openPlaces({ all: 2, perAddress: 1 })

/**
 * Reads the recipe at an address for a reader, and stores nothing of it. Anyone may ask: at most twenty times an hour from one network
 * address, one page at a time, and two at a time in all, from public addresses on the usual ports, for five seconds and 1.5 MB.
 */
export async function readSharedPage(parts: ReadingParts, address: string, sender: Sender): Promise<SharedPage> {
  if (!(await isAllowed(parts.db, sender))) return { reason: 'too-many' }
  const leave = takePlace(sender.address)
  if (!leave) return { reason: 'busy' }
  try {
    const html = await fetchPage(parts, address, { maxBytes, onlyUsualPorts: true })
    if (html === undefined) return { reason: 'unreachable' }
    const recipe = toBest((await parts.readPage(html, address)) ?? [])
    return recipe ? { recipe: toText(recipe, address) } : { reason: 'no-recipe' }
  } finally {
    leave()
  }
}

/** Counted apart from forms, so reading pages doesn't use up the comments that someone may write. */
async function isAllowed(db: Database, { address, now }: Sender) {
  const asReader = { address: `reads pages: ${address}`, now }
  const { ok } = await admitSender(db, asReader, ['page', newId(now)], async () => undefined)
  return ok
}

/** The longest recipe: pages also contain those that they link to. */
function toBest(records: (SourceRecord | UnreadableEntry)[]) {
  const recipes = records.filter((record) => record.kind === 'recipe')
  const [best] = recipes.sort((one, other) => countLines(other) - countLines(one))
  return best && countLines(best) > 0 ? best : undefined
}

function countLines({ ingredients, steps }: SharedRecipe) {
  return ingredients.reduce((sum, { lines }) => sum + lines.length, 0) + steps.reduce((sum, group) => sum + group.steps.length, 0)
}

function toText({ title, ingredients, steps, notes, yieldText, servings, author, sourceName }: SharedRecipe, source: string) {
  const from = [author, sourceName].filter(Boolean).join(', ')
  return toOwnText({
    title,
    source,
    makes: yieldText ?? (servings ? `${servings} servings` : ''),
    ingredients: ingredients.flatMap(({ heading, lines }) => [...toHeading(heading), ...lines]),
    steps: steps.flatMap((group) => [...toHeading(group.heading), ...group.steps.map(({ text, tip }) => (tip ? `${text} ${tip}` : text))]),
    notes: [from && `By ${from}.`, notes].filter(Boolean).join('\n'),
  })
}

function toHeading(heading: string | undefined) {
  return heading ? [`${heading.replace(/:$/, '')}:`] : []
}
