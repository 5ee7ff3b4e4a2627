import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { bumpContentVersion } from '#core/database/content-versions.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listAnyRecipes } from '#core/recipes/all-recipe-rows.ts'
import { listOutdatedFacets, lockFacets, updateRecipeFacets } from '#core/recipes/recipe-facet-rows.ts'
import { linkRecipeTerms } from '#core/recipes/recipe-rows.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'

/** Recipes whose foods are indexed in one transaction, which blocks other writers. */
const indexedAtOnce = 25

/**
 * Indexes the foods of recipes that were stored before the facet index had foods, or in an older format, and what they are organised by. It works in small batches, so that the
 * site stays responsive, and stops early at the signal; a later call continues where this one stopped.
 */
export async function indexFoods(db: Database, signal?: AbortSignal) {
  let last = 0
  while (!signal?.aborted) {
    const ids = await listOutdatedFacets(db, last, indexedAtOnce)
    if (ids.length === 0) break
    await inTransaction(db, async (transaction) => {
      // The recipes are read under the same lock under which their foods are written, so that no concurrent change is overwritten.
      await lockSearchIndex(transaction)
      await lockFacets(transaction)
      const recipes = await listAnyRecipes(transaction, ids)
      await updateRecipeFacets(transaction, recipes)
      await linkRecipeTerms(transaction, recipes)
    })
    last = ids.at(-1) ?? last
    await yieldToEventLoop()
  }
  // Pages that were cached meanwhile lack some foods.
  if (last > 0) await bumpContentVersion(db, '_recipes')
}
