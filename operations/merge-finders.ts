import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Database } from '#storage/database/database.ts'
import { mergeFinder, searchedTables } from '#storage/search-rows.ts'

/**
 * Merges what searches of people's words go through, which every change leaves in more pieces. It works in small steps, so the site can answer
 * meanwhile, and ends early at the signal; a later call goes on where this one ended.
 */
export async function mergeFinders(db: Database, signal?: AbortSignal) {
  for (const table of searchedTables) while (!signal?.aborted && (await mergeFinder(db, table))) await letOthersWork()
}
