import { toPortions, toPortionsFactor } from '#app/public/recipes/portions.ts'
import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { newId } from '#domain/id.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { isServings, servingsLimits } from '#packages/ingredients/display.ts'

/** A recipe on the shopping list, as it was when it came there, and how much of it is cooked: servings, or batches if it doesn't say how many it serves. */
export type ListedRecipe = Pick<Recipe, 'id' | 'slug' | 'title' | 'servings' | 'ingredients'> & { shown: number }

/** Characters of what somebody writes on the list. */
export const maxEntryLength = 200

/** What somebody wrote on the list. */
export type OwnEntry = { id: string; text: string; isTicked: boolean }

/**
 * The shopping list of this device. `ticked` and `removed` have the amounts of what was bought or crossed out, by the keys of items: when more of it is
 * needed, it is to be bought again.
 */
export type ShoppingRecord = {
  recipes: readonly ListedRecipe[]
  own: readonly OwnEntry[]
  ticked: Readonly<Record<string, string>>
  removed: Readonly<Record<string, string>>
}

export const emptyRecord: ShoppingRecord = { recipes: [], own: [], ticked: {}, removed: {} }

/** Parses the stored list; what can't be read is left out. */
export function readShoppingRecord(stored: string | null): ShoppingRecord {
  try {
    const { recipes, own, ticked, removed }: Record<string, unknown> = JSON.parse(stored ?? '{}') ?? {}
    return {
      recipes: toArray(recipes).flatMap((entry) => toListedRecipe(entry) ?? []),
      own: toArray(own).filter(isOwnEntry),
      ticked: toAmounts(ticked),
      removed: toAmounts(removed),
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

function toAmounts(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([, amount]) => typeof amount === 'string'))
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

/** With an item checked off in this amount. The undo has no effect if it was checked off again since. */
export function withoutItem(record: ShoppingRecord, key: string, amount: string): Taken {
  const earlier = record.removed[key]
  const bringBack = (now: ShoppingRecord): ShoppingRecord =>
    now.removed[key] === amount ? { ...now, removed: withAmount(now.removed, key, earlier === amount ? undefined : earlier) } : now
  return { record: { ...record, removed: withAmount(record.removed, key, amount) }, bringBack }
}

/** Amounts by the keys of items, with another one of this item, or none. */
export function withAmount(amounts: Readonly<Record<string, string>>, key: string, amount: string | undefined) {
  const { [key]: _, ...others } = amounts
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
