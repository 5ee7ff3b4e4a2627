import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { mergeSegments, searchedTables } from './search-rows.ts'

/**
 * Merges the substring indexes of what people wrote, which every change fragments. It works in small steps, so that the site stays responsive,
 * and stops early at the signal; a later call continues where this one stopped.
 */
export async function mergeSearchRows(db: Database, signal?: AbortSignal) {
  for (const table of searchedTables) while (!signal?.aborted && (await mergeSegments(db, table))) await yieldToEventLoop()
}
