import { isRecord } from '#app/ui/favourite-records.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toCheckedRecipe } from './checked-recipe.ts'
import { describeChanges, type SavedVersion, savedFields } from './recipe-changes.ts'

/** A stored favourite: the current recipe and, until the visitor has seen the changes, the version they saved. */
export type Favourite = Recipe & { savedVersion?: SavedVersion }

/** A favourite from or for a file, with only its known fields; undefined if it isn't one. */
export function toFavourite(record: unknown): Favourite | undefined {
  const recipe = toCheckedRecipe(record)
  const savedVersion = recipe && readSavedVersion({ ...recipe, ...pickSavedVersion(record) })
  return recipe && savedVersion ? { ...recipe, savedVersion } : recipe
}

/** The saved version in a stored recipe; undefined if it has no readable one. */
export function readSavedVersion(recipe: Recipe): SavedVersion | undefined {
  const { savedVersion: stored } = pickSavedVersion(recipe)
  if (stored === undefined) return undefined
  const read = toCheckedRecipe({ ...stored, id: recipe.id })
  if (!read || isSummary(read)) return undefined
  const known = savedFields.map((field) => [field, field in stored && stored[field] === null ? null : read[field]] as const)
  return { ...toRequired(read), ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) }
}

/** A newer copy of a stored recipe that remembers the saved version if it differs. A summary from a card is not remembered. */
export function renewFavourite(stored: Recipe, newer: Recipe): Favourite {
  const saved = readSavedVersion(stored) ?? toVersion(stored)
  return isSummary(saved) || describeChanges(saved, newer).length === 0 ? forgetSavedVersion(newer) : { ...newer, savedVersion: saved }
}

/** The recipe without its saved version: the visitor has seen the changes. */
export function forgetSavedVersion(recipe: Favourite): Recipe {
  const { savedVersion: _, ...rest } = recipe
  return rest
}

/** Whether a copy has neither ingredients nor steps, because the recipe could not be fetched yet. */
export function isSummary({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>) {
  return ingredients.length + steps.length === 0
}

/** The parts of a recipe whose changes count. */
export function toVersion(recipe: Recipe): SavedVersion {
  return { ...toRequired(recipe), ...Object.fromEntries(savedFields.map((field) => [field, recipe[field] ?? null])) }
}

function toRequired({ title, ingredients, steps, nutritionalValues }: Recipe) {
  return { title, ingredients, steps, nutritionalValues: knownNutrition(nutritionalValues) }
}

function pickSavedVersion(record: unknown): { savedVersion?: Record<string, unknown> } {
  return isRecord(record) && isRecord(record.savedVersion) ? { savedVersion: record.savedVersion } : {}
}
