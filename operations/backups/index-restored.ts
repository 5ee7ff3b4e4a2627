import { indexFoods } from '#operations/facets/index-foods.ts'
import { indexContent } from '#operations/search/index-content.ts'
import type { Database } from '#storage/database/database.ts'
import { findJob } from '#storage/jobs/jobs.ts'
import { restoreJob } from './open-restores.ts'

/**
 * Returns what brings up to date what is made from the rows, if any process has restored them since the last call, or since `openedAt`. It works in small steps, and
 * ends early at the signal; the next start does the rest.
 */
export function openRestoredIndex(db: Database, openedAt: Date, signal: AbortSignal) {
  let indexedAt = openedAt.toISOString()
  return async () => {
    const job = await findJob(db, restoreJob)
    if (!job?.doneAt || job.doneAt <= indexedAt) return
    indexedAt = job.doneAt
    await indexFoods(db, signal)
    await indexContent(db, signal)
  }
}
