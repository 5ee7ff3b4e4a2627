import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { describeChanges, type SavedVersion } from './recipe-changes.ts'

const optional = [
  'servings',
  'yieldText',
  'equipment',
  'prepMinutes',
  'cookMinutes',
  'restMinutes',
  'chillMinutes',
  'totalMinutes',
] as const

/** A stored favourite: the current recipe and, until the visitor has seen the changes, the version they saved. */
export type Favourite = Recipe & { savedVersion?: SavedVersion }

/** The saved version in a stored recipe, or undefined if it has none that is readable. */
export function readSavedVersion(recipe: Recipe): SavedVersion | undefined {
  if (!('savedVersion' in recipe) || typeof recipe.savedVersion !== 'object') return undefined
  const version = toStoredRecipe({ ...recipe.savedVersion, id: recipe.id })
  return version && !isSummary(version) ? toVersion(version) : undefined
}

/** A newer copy of a stored recipe that remembers the saved version if it differs. A summary from a card is not remembered. */
export function renewFavourite(stored: Recipe, newer: Recipe): Favourite {
  const saved = readSavedVersion(stored) ?? toVersion(stored)
  return isSummary(saved) || isSame(saved, toVersion(newer)) ? forgetSavedVersion(newer) : { ...newer, savedVersion: saved }
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

function toVersion(recipe: SavedVersion): SavedVersion {
  const { title, ingredients, steps, nutritionalValues } = recipe
  const known = optional.filter((key) => recipe[key] !== undefined).map((key) => [key, recipe[key]])
  return { title, ingredients, steps, nutritionalValues: knownNutrition(nutritionalValues), ...Object.fromEntries(known) }
}

function isSame(one: SavedVersion, other: SavedVersion) {
  return describeChanges(one, other).length === 0
}
