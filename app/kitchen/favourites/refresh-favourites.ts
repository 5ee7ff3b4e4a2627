import { updateFavourites } from '#app/ui/favourite-store.ts'
import { fetchRecipe } from '#app/ui/fetch-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { forEachLimit } from './for-each-limit.ts'
import { renewFavourite } from './saved-version.ts'

/** Maximum number of concurrent requests. */
const atATime = 4

/**
 * Updates the stored copies from the server; each remembers the saved version if it differs. Returns the ids of recipes that no longer
 * exist.
 */
export async function refreshFavourites(favourites: readonly Recipe[]): Promise<number[]> {
  const gone: number[] = []
  const found = new Map<number, Recipe>()
  await forEachLimit(favourites, atATime, async (stored) => {
    const recipe = await findRecipe(stored)
    if (recipe === 'gone') gone.push(stored.id)
    else if (recipe !== 'unknown') found.set(stored.id, recipe)
  })
  updateFavourites((stored) => renewFavourites(stored, found))
  return gone
}

/** Replaces stored copies by newer ones, found by their stored id. Two that turn out to be the same recipe are merged. */
function renewFavourites(stored: readonly Recipe[], found: ReadonlyMap<number, Recipe>): Recipe[] {
  const ids = new Set<number>()
  return stored
    .map((recipe) => {
      const newer = found.get(recipe.id)
      return newer ? renewFavourite(recipe, newer) : recipe
    })
    .filter(({ id }) => !ids.has(id) && ids.add(id))
}

async function findRecipe({ id, slug }: Recipe) {
  const found = await fetchRecipe(id)
  return found === 'gone' && slug ? fetchRecipe(slug) : found
}
