import { toPortions, toPortionsFactor } from '#app/public/recipes/portions.ts'
import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { newId } from '#domain/id.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { ShoppingItem } from '#domain/shopping/make-shopping-list.ts'
import { covers, type Need } from '#domain/shopping/need.ts'
import { isServings, servingsLimits } from '#packages/ingredients/display.ts'

/**
 * A recipe on the shopping list, as it was when it was added, and how much of it is cooked: servings, or batches if it has no number of
 * servings.
 */
export type ListedRecipe = Pick<Recipe, 'id' | 'slug' | 'title' | 'servings' | 'ingredients'> & { shown: number }

/** The most characters of a typed entry. */
export const maxEntryLength = 200

/** A typed entry on the list. */
export type OwnEntry = { id: string; text: string; isTicked: boolean }

/** What was bought or crossed out of an item; earlier versions stored the displayed amount. */
export type Settled = Need | string

/**
 * The shopping list on this device. `ticked` and `removed` say what was bought or crossed out, by item key: when more of it is needed, it
 * has to be bought again.
 */
export type ShoppingRecord = {
  recipes: readonly ListedRecipe[]
  own: readonly OwnEntry[]
  ticked: Readonly<Record<string, Settled>>
  removed: Readonly<Record<string, Settled>>
}

export const emptyRecord: ShoppingRecord = { recipes: [], own: [], ticked: {}, removed: {} }

/** Parses the stored list; unreadable parts are dropped. */
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

/** Adds a typed entry. */
export function toOwnEntry(text: string): OwnEntry {
  return { id: newId(new Date()), text, isTicked: false }
}

/** The portions of a recipe on the list. */
export function toListedPortions(recipe: ListedRecipe) {
  const { shown } = recipe
  return toPortions(recipe, { servings: shown, batches: shown })
}

/** The input from which the list is computed. */
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

/** Restores what another list had when it was emptied. What was added since then stays. */
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

/** A list without something, and a function that restores it to the list as it is by then. */
export type Taken = { record: ShoppingRecord; bringBack: (now: ShoppingRecord) => ShoppingRecord }

/** Removes a typed entry, which comes back unchanged in its place. */
export function withoutOwn(record: ShoppingRecord, id: string): Taken {
  const place = record.own.findIndex((entry) => entry.id === id)
  const [entry] = place < 0 ? [] : record.own.slice(place, place + 1)
  const bringBack = (now: ShoppingRecord): ShoppingRecord => {
    if (!entry || now.own.some((other) => other.id === id)) return now
    return { ...now, own: [...now.own.slice(0, place), entry, ...now.own.slice(place)] }
  }
  return { record: { ...record, own: record.own.filter((other) => other.id !== id) }, bringBack }
}

/** Whether what was bought or crossed out of an item covers what is needed now. */
export function isSettled(
  settled: Readonly<Record<string, Settled>>,
  { key, need, amount }: Pick<ShoppingItem, 'key' | 'need' | 'amount'>,
) {
  const had = settled[key]
  if (had === undefined || typeof had === 'string') return had === amount
  return covers(had, need)
}

/** Crosses out an item in this amount. The undo has no effect if it was crossed out again since. */
export function withoutItem(record: ShoppingRecord, key: string, need: Need): Taken {
  const earlier = record.removed[key]
  const bringBack = (now: ShoppingRecord): ShoppingRecord =>
    isSame(now.removed[key], need) ? { ...now, removed: withSettled(now.removed, key, isSame(earlier, need) ? undefined : earlier) } : now
  return { record: { ...record, removed: withSettled(record.removed, key, need) }, bringBack }
}

function isSame(settled: Settled | undefined, need: Need) {
  return typeof settled === 'object' && covers(settled, need) && covers(need, settled)
}

/** What was bought or crossed out, with another amount of this item, or without it. */
export function withSettled(settled: Readonly<Record<string, Settled>>, key: string, amount: Settled | undefined) {
  const { [key]: _, ...others } = settled
  return amount === undefined ? others : { ...others, [key]: amount }
}

/** Adds portions to a recipe on the list, by recipe; one that is not on it is added. */
export function withMore(record: ShoppingRecord, recipe: Omit<ListedRecipe, 'shown'>, more: number): ShoppingRecord {
  const present = record.recipes.find(({ id }) => id === recipe.id)?.shown ?? 0
  return withRecipe(record, { ...recipe, shown: Math.min(servingsLimits.max, present + more) })
}

/** Removes as much of a recipe as was added; other portions of it stay. */
export function withLess(record: ShoppingRecord, id: number, less: number): ShoppingRecord {
  const present = record.recipes.find((recipe) => recipe.id === id)
  if (!present || less <= 0) return record
  return present.shown > less ? withRecipe(record, { ...present, shown: present.shown - less }) : withoutRecipe(record, id)
}
