import type { Recipe } from '#domain/recipes/recipe.ts'
import { readFavourites } from './favourite-records.ts'
import { createStoredValue, useStored } from './stored-value.ts'

const stored = createStoredValue<readonly Recipe[]>('favoriteRecipes', {
  parse: readFavourites,
  format: JSON.stringify,
  whenRefused: 'forget',
})

/** The visitor's favourites in the order they were saved. Undefined on the server and before hydration. */
export function useFavourites() {
  return useStored(stored)
}

/** The favourites as currently stored; empty if there are none, they are unreadable, or storage is unavailable. */
export const readStoredFavourites = stored.reread

/** Updates the list as currently stored. Returns whether the result could be saved, and says so on the page if not. */
export const updateFavourites = stored.update

/** Appends a recipe, or removes it if its id is in the list. Returns whether that could be saved. */
export function toggleFavourite(recipe: Recipe) {
  return updateFavourites((favourites) => {
    const others = favourites.filter(({ id }) => id !== recipe.id)
    return others.length < favourites.length ? others : [...favourites, recipe]
  })
}
