import type { ImportEntry } from '#domain/imports/site-import.ts'
import type { Database } from '#storage/database/database.ts'
import { listImportEntries } from '#storage/imports/imports.ts'

const batch = 500

/** The columns of an import's report. */
export const reportHeader = ['number', 'kind', 'title', 'where', 'source id', 'planned', 'state', 'notes', 'missing pictures']

/** The lines of an import's report, in batches. */
export async function* listReportLines(db: Database, importId: string): AsyncGenerator<string[][]> {
  for (let offset = 0; ; offset += batch) {
    const entries = await listImportEntries(db, importId, {}, { limit: batch, offset })
    if (entries.length > 0) yield entries.map(toLine)
    if (entries.length < batch) return
  }
}

function toLine({ number, kind, title, place, sourceId, action, state, notes, missing }: ImportEntry) {
  const pictures = missing.map(({ address, reason }) => `${address}: ${reason}`)
  return [String(number), kind, title, place, sourceId, action, state, notes.join(' '), pictures.join(' ')]
}
