import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { bumpContentVersion } from '#core/database/content-versions.ts'
import type { Database } from '#core/database/database.ts'
import { inTransaction } from '#core/database/in-transaction.ts'
import { listAnyRecipes } from '#core/recipes/all-recipe-rows.ts'
import { listOutdatedFacets, lockFacets, updateRecipeFacets } from '#core/recipes/recipe-facet-rows.ts'
import { linkRecipeTerms } from '#core/recipes/recipe-rows.ts'
import { lockSearchIndex } from '#core/search/search-index-rows.ts'

/** Recipes indexed in one transaction, which blocks other writers. */
const indexedAtOnce = 25

/**
 * Indexes the foods and categories of recipes that were stored before the index had foods, or in an older format. Works in small batches to
 * keep the site responsive and stops early at the signal; a later call continues from there.
 */
export async function indexFoods(db: Database, signal?: AbortSignal) {
  let last = 0
  while (!signal?.aborted) {
    const ids = await listOutdatedFacets(db, last, indexedAtOnce)
    if (ids.length === 0) break
    await inTransaction(db, async (transaction) => {
      // The recipes are read under the lock that also covers the write, so no concurrent change is overwritten.
      await lockSearchIndex(transaction)
      await lockFacets(transaction)
      const recipes = await listAnyRecipes(transaction, ids)
      await updateRecipeFacets(transaction, recipes)
      await linkRecipeTerms(transaction, recipes)
    })
    last = ids.at(-1) ?? last
    await yieldToEventLoop()
  }
  // Pages cached in the meantime lack some foods.
  if (last > 0) await bumpContentVersion(db, '_recipes')
}
