import { setImmediate as letOthersWork } from 'node:timers/promises'
import { bumpContentVersion } from '#storage/database/content-versions.ts'
import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'
import { listAnyRecipes } from '#storage/recipes/all-recipes.ts'
import { listFacetsFormats, lockFacets, updateRecipeFacets } from '#storage/recipes/recipe-facet-rows.ts'

const lookedAtOnce = 2000
/** Recipes whose foods are read in one transaction, which other writers wait for. */
const readAtOnce = 25

/**
 * Reads the foods of recipes that were stored before the facet index knew foods, or under another format of it. It works in small steps, so the
 * site can answer meanwhile, and ends early at the signal; a later call goes on where this one ended.
 */
export async function indexFoods(db: Database, signal?: AbortSignal) {
  let rows = await listFacetsFormats(db, 0, lookedAtOnce)
  let read = 0
  while (rows.length > 0 && !signal?.aborted) {
    const missing = rows.filter(({ isPresent }) => !isPresent).map(({ recipeId }) => recipeId)
    for (let start = 0; start < missing.length && !signal?.aborted; start += readAtOnce) {
      await indexSome(db, missing.slice(start, start + readAtOnce))
      read += readAtOnce
      await letOthersWork()
    }
    rows = await listFacetsFormats(db, rows.at(-1)?.recipeId ?? 0, lookedAtOnce)
  }
  // Pages that were current meanwhile lack some foods.
  if (read > 0) await bumpContentVersion(db, '_recipes')
}

/** The recipes are read in the same turn in which their foods are written, so nobody's change is overwritten. */
function indexSome(db: Database, ids: number[]) {
  return inTransaction(db, async (transaction) => {
    await lockFacets(transaction)
    await updateRecipeFacets(transaction, await listAnyRecipes(transaction, ids))
  })
}
