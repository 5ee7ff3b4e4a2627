import { createHash } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import type { ArchivedRow, Manifest } from '#domain/archive/archive-manifest.ts'
import { readArchivedRows } from './archived-rows.ts'
import { archivedNames } from './archived-tables.ts'

/** The number of rows of each table and the SHA-256 of their lines. */
export type TableTotals = Manifest['tables']

/** The rows of a table in batches, with their lines for an archive. When done, `tables` has the table's totals. */
export async function* readTable(db: Database, table: string, tables: TableTotals) {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of readArchivedRows(db, table)) {
    const lines = Buffer.from(rows.map(toLine).join(''))
    hash.update(lines)
    count += rows.length
    yield { rows, lines }
  }
  tables[table] = { rows: count, sha256: hash.digest('hex') }
}

/** The totals of all archived tables. */
export async function readTotals(db: Database) {
  const tables: TableTotals = {}
  for (const table of archivedNames) {
    const batches = readTable(db, table, tables)
    while (!(await batches.next()).done);
  }
  return tables
}

/** Line readers, including ours, also end a line at U+2028 and U+2029. */
function toLine(row: ArchivedRow) {
  return `${JSON.stringify(row).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)}\n`
}
