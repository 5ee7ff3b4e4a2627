import { toStoredRecipe } from '#app/ui/favourite-records.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { describeChanges, type SavedVersion } from './recipe-changes.ts'

const optional = ['servings', 'yieldText', 'prepMinutes', 'cookMinutes', 'totalMinutes'] as const

/** A favourite as it is stored: the recipe as the site has it and, until the reader has seen what changed, as it was when saved. */
export type Favourite = Recipe & { savedVersion?: SavedVersion }

/** The version that a stored recipe remembers, or undefined where it remembers none that can be read. */
export function readSavedVersion(recipe: Recipe): SavedVersion | undefined {
  if (!('savedVersion' in recipe) || typeof recipe.savedVersion !== 'object') return undefined
  const version = toStoredRecipe({ ...recipe.savedVersion, id: recipe.id })
  return version && !isSummary(version) ? toVersion(version) : undefined
}

/**
 * A newer copy of a stored recipe, which remembers the version that was saved wherever that differs. A summary alone, as a card saves it at
 * first, is no version to remember.
 */
export function renewFavourite(stored: Recipe, newer: Recipe): Favourite {
  const saved = readSavedVersion(stored) ?? toVersion(stored)
  return isSummary(saved) || isSame(saved, toVersion(newer)) ? forgetSavedVersion(newer) : { ...newer, savedVersion: saved }
}

/** The recipe without its memory: the reader has seen what changed. */
export function forgetSavedVersion(recipe: Favourite): Recipe {
  const { savedVersion: _, ...rest } = recipe
  return rest
}

/** Whether a copy has neither ingredients nor steps, because nobody could ask for them. */
export function isSummary({ ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>) {
  return ingredients.length + steps.length === 0
}

function toVersion(recipe: SavedVersion): SavedVersion {
  const { title, ingredients, steps, nutritionalValues } = recipe
  const known = optional.filter((key) => recipe[key] !== undefined).map((key) => [key, recipe[key]])
  return { title, ingredients, steps, nutritionalValues, ...Object.fromEntries(known) }
}

function isSame(one: SavedVersion, other: SavedVersion) {
  return describeChanges(one, other).length === 0
}
