import { toPortions, toPortionsFactor } from '#app/public/recipes/portions.ts'
import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { newId } from '#domain/id.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { ShoppingItem } from '#domain/shopping/make-shopping-list.ts'
import { covers, type Need } from '#domain/shopping/need.ts'
import { isServings, servingsLimits } from '#packages/ingredients/display.ts'

/** A recipe on the shopping list, as it was when it came there, and how much of it is cooked: servings, or batches if it doesn't say how many it serves. */
export type ListedRecipe = Pick<Recipe, 'id' | 'slug' | 'title' | 'servings' | 'ingredients'> & { shown: number }

/** Characters of what somebody writes on the list. */
export const maxEntryLength = 200

/** What somebody wrote on the list. */
export type OwnEntry = { id: string; text: string; isTicked: boolean }

/** What was bought or crossed out of an item; earlier versions have stored the amount in the words in which it was shown. */
export type Settled = Need | string

/**
 * The shopping list of this device. `ticked` and `removed` have what was bought or crossed out, by the keys of items: when more of it is needed, it is to be
 * bought again.
 */
export type ShoppingRecord = {
  recipes: readonly ListedRecipe[]
  own: readonly OwnEntry[]
  ticked: Readonly<Record<string, Settled>>
  removed: Readonly<Record<string, Settled>>
}

export const emptyRecord: ShoppingRecord = { recipes: [], own: [], ticked: {}, removed: {} }

/** Parses the stored list; what can't be read is left out. */
export function readShoppingRecord(stored: string | null): ShoppingRecord {
  try {
    const { recipes, own, ticked, removed }: Record<string, unknown> = JSON.parse(stored ?? '{}') ?? {}
    return {
      recipes: toArray(recipes).flatMap((entry) => toListedRecipe(entry) ?? []),
      own: toArray(own).filter(isOwnEntry),
      ticked: toSettled(ticked),
      removed: toSettled(removed),
    }
  } catch {
    return emptyRecord
  }
}

/** Puts a recipe on the list, or changes how much of it is cooked. */
export function withRecipe(record: ShoppingRecord, recipe: ListedRecipe): ShoppingRecord {
  const { id, slug, title, servings, ingredients, shown } = recipe
  const listed = { id, slug, title, ...(servings && { servings }), ingredients, shown }
  const isListed = record.recipes.some((other) => other.id === id)
  return { ...record, recipes: isListed ? record.recipes.map((other) => (other.id === id ? listed : other)) : [...record.recipes, listed] }
}

export function withoutRecipe(record: ShoppingRecord, id: number): ShoppingRecord {
  return { ...record, recipes: record.recipes.filter((other) => other.id !== id) }
}

/** An entry of its own. */
export function toOwnEntry(text: string): OwnEntry {
  return { id: newId(new Date()), text, isTicked: false }
}

/** The portions of a recipe on the list. */
export function toListedPortions(recipe: ListedRecipe) {
  const { shown } = recipe
  return toPortions(recipe, { servings: shown, batches: shown })
}

/** What the list is worked out from. */
export function toShoppedRecipe(recipe: ListedRecipe) {
  return { title: recipe.title, ingredients: recipe.ingredients, factor: toPortionsFactor(toListedPortions(recipe)) }
}

function toListedRecipe(entry: unknown): ListedRecipe | undefined {
  const recipe = toStoredRecipe(entry)
  if (!recipe) return undefined
  const { id, slug, title, ingredients } = recipe
  const servings = typeof recipe.servings === 'number' && isServings(recipe.servings) ? recipe.servings : undefined
  const shown = typeof entry === 'object' && entry && 'shown' in entry && typeof entry.shown === 'number' ? entry.shown : 0
  return { id, slug, title, ...(servings && { servings }), ingredients, shown: isServings(shown) ? shown : (servings ?? 1) }
}

function isOwnEntry(entry: unknown): entry is OwnEntry {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, text, isTicked }: Record<string, unknown> = { ...entry }
  return typeof id === 'string' && typeof text === 'string' && typeof isTicked === 'boolean'
}

function toSettled(value: unknown): Record<string, Settled> {
  return Object.fromEntries(toEntries(value).filter(([, settled]) => typeof settled === 'string' || isNeed(settled)))
}

function isNeed(value: unknown): value is Need {
  const entries = toEntries(value)
  return entries.length > 0 && entries.every(([, amount]) => Number.isFinite(amount))
}

function toEntries(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** With what another list had when it was emptied. What came on the list since then stays as it is. */
export function withEmptied(record: ShoppingRecord, emptied: ShoppingRecord): ShoppingRecord {
  const isNew = <Entry extends { id: unknown }>(list: readonly Entry[]) => {
    const known = new Set(list.map(({ id }) => id))
    return ({ id }: Entry) => !known.has(id)
  }
  return {
    recipes: [...emptied.recipes.filter(isNew(record.recipes)), ...record.recipes],
    own: [...emptied.own.filter(isNew(record.own)), ...record.own],
    ticked: { ...emptied.ticked, ...record.ticked },
    removed: { ...emptied.removed, ...record.removed },
  }
}

/** A list without something, and how that is brought back to the list as it is by then. */
export type Taken = { record: ShoppingRecord; bringBack: (now: ShoppingRecord) => ShoppingRecord }

/** Without an entry of one's own, which comes back as it was, where it stood. */
export function withoutOwn(record: ShoppingRecord, id: string): Taken {
  const place = record.own.findIndex((entry) => entry.id === id)
  const [entry] = place < 0 ? [] : record.own.slice(place, place + 1)
  const bringBack = (now: ShoppingRecord): ShoppingRecord => {
    if (!entry || now.own.some((other) => other.id === id)) return now
    return { ...now, own: [...now.own.slice(0, place), entry, ...now.own.slice(place)] }
  }
  return { record: { ...record, own: record.own.filter((other) => other.id !== id) }, bringBack }
}

/** Whether what was bought or crossed out of an item is all that is needed of it now. */
export function isSettled(
  settled: Readonly<Record<string, Settled>>,
  { key, need, amount }: Pick<ShoppingItem, 'key' | 'need' | 'amount'>,
) {
  const had = settled[key]
  if (had === undefined || typeof had === 'string') return had === amount
  return covers(had, need)
}

/** With an item crossed out in this amount. The undo has no effect if it was crossed out again since. */
export function withoutItem(record: ShoppingRecord, key: string, need: Need): Taken {
  const earlier = record.removed[key]
  const bringBack = (now: ShoppingRecord): ShoppingRecord =>
    isSame(now.removed[key], need) ? { ...now, removed: withSettled(now.removed, key, isSame(earlier, need) ? undefined : earlier) } : now
  return { record: { ...record, removed: withSettled(record.removed, key, need) }, bringBack }
}

function isSame(settled: Settled | undefined, need: Need) {
  return typeof settled === 'object' && covers(settled, need) && covers(need, settled)
}

/** What was bought or crossed out, with another amount of this item, or none. */
export function withSettled(settled: Readonly<Record<string, Settled>>, key: string, amount: Settled | undefined) {
  const { [key]: _, ...others } = settled
  return amount === undefined ? others : { ...others, [key]: amount }
}

/** The portions that a recipe has on the list, so much more, by recipes; a recipe that is not on it comes there. */
export function withMore(record: ShoppingRecord, recipe: Omit<ListedRecipe, 'shown'>, more: number): ShoppingRecord {
  const present = record.recipes.find(({ id }) => id === recipe.id)?.shown ?? 0
  return withRecipe(record, { ...recipe, shown: Math.min(servingsLimits.max, present + more) })
}

/** Without so much of a recipe as was added; what else is on the list of it stays. */
export function withLess(record: ShoppingRecord, id: number, less: number): ShoppingRecord {
  const present = record.recipes.find((recipe) => recipe.id === id)
  if (!present || less <= 0) return record
  return present.shown > less ? withRecipe(record, { ...present, shown: present.shown - less }) : withoutRecipe(record, id)
}
