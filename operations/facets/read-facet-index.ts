import { setImmediate as letOthersWork } from 'node:timers/promises'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { createFacetIndex, type FacetIndex, updateFacetIndex } from '#domain/facets/facet-index.ts'
import { toRecipeFacets } from '#domain/facets/recipe-facets.ts'
import type { Database } from '#storage/database/database.ts'
import { databaseKey, untracked } from '#storage/database/database-key.ts'
import { type FacetsRevision, firstFacetsRevision, listFacetsChanges } from '#storage/recipes/recipe-facet-rows.ts'

/** Rows read in one go: other requests wait for no more than that. */
const readAtOnce = 1000

/** A facet index in memory, how far it has the database's changes, and the reading that is under way. */
type CurrentIndex = { facetIndex: FacetIndex; revision: FacetsRevision; reading: Promise<void> }

/** One facet index for each open database of the process. */
const currentIndexes = new WeakMap<object, CurrentIndex>()

/**
 * All recipes in memory, the built-in ones among them even when the owner hides them, with everything that was stored when this was called, by
 * whichever process. Use it at once: it changes with the next call.
 */
export async function readFacetIndex(db: Database): Promise<FacetIndex> {
  const current = currentIndexes.get(databaseKey(db)) ?? openFacets()
  currentIndexes.set(databaseKey(db), current)
  // Facets change with the recipes, which whoever shows some of the facet index reads as well.
  const reading = current.reading.then(() => catchUp(untracked(db), current))
  current.reading = reading.catch(() => {})
  await reading
  return current.facetIndex
}

function openFacets(): CurrentIndex {
  const facetIndex = createFacetIndex()
  updateFacetIndex(
    facetIndex,
    builtInRecipes.map((recipe) => ({ ...toRecipeFacets(recipe), createdAt: '' })),
  )
  return { facetIndex, revision: firstFacetsRevision, reading: Promise.resolve() }
}

/** Nobody waits for more than one piece; the first visitors wait for all of the first reading. */
async function catchUp(db: Database, current: CurrentIndex) {
  for (;;) {
    const { items, goneIds, revision } = await listFacetsChanges(db, current.revision, readAtOnce)
    if (!revision) return
    updateFacetIndex(current.facetIndex, items, goneIds)
    current.revision = revision
    if (items.length + goneIds.length < readAtOnce) return
    await letOthersWork()
  }
}
