import { toPortions, toPortionsFactor } from '#app/site/recipes/portions.ts'
import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { newId } from '#domain/id.ts'
import { isServings } from '#domain/ingredients/display.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

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
