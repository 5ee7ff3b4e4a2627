import { stringify } from 'csv-stringify/sync'
import { csvFormat, toByteStream } from '#core/admin/export-csv.ts'
import type { Database } from '#core/database/database.ts'
import type { ImportEntry } from '#domain/imports/site-import.ts'
import { listImportEntries } from './import-rows.ts'

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

/** An import's report as CSV in UTF-8 with a byte order mark. */
export function exportReport(db: Database, importId: string) {
  return toByteStream(readReport(db, importId))
}

async function* readReport(db: Database, importId: string) {
  yield stringify([reportHeader], { ...csvFormat, bom: true })
  for await (const lines of listReportLines(db, importId)) yield stringify(lines, csvFormat)
}

function toLine({ number, kind, title, place, sourceId, action, state, notes, missing }: ImportEntry) {
  const pictures = missing.map(({ address, reason }) => `${address}: ${reason}`)
  return [String(number), kind, title, place, sourceId, action, state, notes.join(' '), pictures.join(' ')]
}
