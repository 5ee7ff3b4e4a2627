import type { Database } from '#core/database/database.ts'
import { indexFoods } from '#core/facets/index-foods.ts'
import { findJob } from '#core/jobs/job-rows.ts'
import { indexContent } from '#core/search/index-content.ts'
import { restoreJob } from './open-restores.ts'

/**
 * Returns a function that rebuilds derived data if any process has restored a backup since the last call (or since opening). It works in
 * small steps and stops at the signal; the next start does the rest.
 */
export async function openRestoredIndex(db: Database, signal: AbortSignal) {
  let indexed = (await findJob(db, restoreJob))?.doneAt
  return async () => {
    const restored = (await findJob(db, restoreJob))?.doneAt
    if (!restored || restored === indexed) return
    indexed = restored
    await indexFoods(db, signal)
    await indexContent(db, signal)
  }
}
