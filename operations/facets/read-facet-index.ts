import { setImmediate as letOthersWork } from 'node:timers/promises'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { createFacetIndex, type FacetIndex, updateFacetIndex } from '#domain/facets/facet-index.ts'
import { toRecipeFacets } from '#domain/facets/recipe-facets.ts'
import type { Database } from '#storage/database/database.ts'
import { databaseKey, untracked } from '#storage/database/database-key.ts'
import { type FacetsPosition, facetsStart, listFacetsChanges } from '#storage/recipes/recipe-facet-rows.ts'

/** Rows read in one go: other requests wait for no more than that. */
const readAtOnce = 1000

/** A facetIndex in memory, how far it has the database's changes, and the reading that is under way. */
type CurrentIndex = { facetIndex: FacetIndex; position: FacetsPosition; reading: Promise<void> }

/** One facetIndex for each open database of the process. */
const currentIndexes = new WeakMap<object, CurrentIndex>()

/**
 * All recipes in memory, the built-in ones among them even when the owner hides them, with everything that was stored when this was called, by
 * whichever process. Use it at once: it changes with the next call.
 */
export async function readFacetIndex(db: Database): Promise<FacetIndex> {
  const kept = currentIndexes.get(databaseKey(db)) ?? openFacets()
  currentIndexes.set(databaseKey(db), kept)
  // Facets change with the recipes, which whoever shows some of the facetIndex reads as well.
  const reading = kept.reading.then(() => catchUp(untracked(db), kept))
  kept.reading = reading.catch(() => {})
  await reading
  return kept.facetIndex
}

function openFacets(): CurrentIndex {
  const facetIndex = createFacetIndex()
  updateFacetIndex(
    facetIndex,
    builtInRecipes.map((recipe) => ({ ...toRecipeFacets(recipe), createdAt: '' })),
  )
  return { facetIndex, position: facetsStart, reading: Promise.resolve() }
}

/** Nobody waits for more than one piece; the first visitors wait for all of the first reading. */
async function catchUp(db: Database, kept: CurrentIndex) {
  for (;;) {
    const { items, goneIds, position } = await listFacetsChanges(db, kept.position, readAtOnce)
    if (!position) return
    updateFacetIndex(kept.facetIndex, items, goneIds)
    kept.position = position
    if (items.length + goneIds.length < readAtOnce) return
    await letOthersWork()
  }
}
