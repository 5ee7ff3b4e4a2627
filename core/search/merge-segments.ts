import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { mergeSegments, searchedTables } from './search-rows.ts'

/**
 * Merges the substring indexes of comments, messages and other entries, which every change fragments. It works in small steps, so the site
 * stays responsive, and stops early at the signal; a later call continues from there.
 */
export async function mergeSearchRows(db: Database, signal?: AbortSignal) {
  for (const table of searchedTables) while (!signal?.aborted && (await mergeSegments(db, table))) await yieldToEventLoop()
}
