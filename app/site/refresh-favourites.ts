import { listFavourites, renewFavourites } from '#app/ui/favourite-store.ts'
import { fetchRecipe } from '#app/ui/fetch-recipe.ts'
import type { Recipe } from '#domain/recipe.ts'

/** Brings the stored copies up to date with the server where it answers. Returns the ids of the recipes that are gone from the site. */
export async function refreshFavourites(): Promise<ReadonlySet<number>> {
  const gone = new Set<number>()
  const renewed = new Map<number, Recipe>()
  await Promise.all(
    listFavourites().map(async (stored) => {
      const found = await findRecipe(stored)
      if (found === 'gone') gone.add(stored.id)
      else if (found !== 'unknown') renewed.set(stored.id, found)
    }),
  )
  renewFavourites(renewed)
  return gone
}

async function findRecipe({ id, slug }: Recipe) {
  const found = await fetchRecipe(id)
  return found === 'gone' && slug ? fetchRecipe(slug) : found
}
