import { updateFavourites } from '#app/ui/favourite-store.ts'
import { fetchRecipe } from '#app/ui/fetch-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { inTurns } from './in-turns.ts'
import { renewFavourite } from './saved-version.ts'

/** How many recipes are asked for at a time. */
const atATime = 4

/**
 * Brings stored copies up to date with the server where it answers; each remembers what was saved when that is something else. Returns the
 * ids of the recipes that are gone from the site.
 */
export async function refreshFavourites(favourites: readonly Recipe[]): Promise<number[]> {
  const gone: number[] = []
  const found = new Map<number, Recipe>()
  await inTurns(favourites, atATime, async (stored) => {
    const recipe = await findRecipe(stored)
    if (recipe === 'gone') gone.push(stored.id)
    else if (recipe !== 'unknown') found.set(stored.id, recipe)
  })
  updateFavourites((stored) => renewFavourites(stored, found))
  return gone
}

/** Stored copies with newer ones in their places, found by the id they were stored under. Two that turn out to be one become one. */
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
