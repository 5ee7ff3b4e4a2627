import { join } from 'node:path'
import type { Database } from '#core/database/database.ts'
import { withScratchFolder } from '#core/database/scratch-folder.ts'
import type { ArchivedRow, Manifest } from '#domain/archive/archive-manifest.ts'
import { archiveBatch, readArchivedRows } from './archived-rows.ts'
import { clearEarlierTables, insertEarlierRows, listEarlierTables, openEarlier } from './earlier-rows.ts'
import { ArchiveFault } from './open-zip.ts'
import { readTotals, type TableTotals } from './read-table.ts'

/** The rows of one table, ordered by key. */
export type ReadRows = (table: string) => AsyncGenerator<ArchivedRow>

/** Rows with the columns of this release, and the totals of their tables. */
export type ArchivedRows = { readRows: ReadRows; tables: TableTotals }

/**
 * Upgrades the rows of an archive of an earlier release and passes them to `work`: creates that release's tables in a new SQLite file in a
 * scratch folder, inserts the rows, and runs all later migrations. Throws an ArchiveFault if the rows don't fit the tables.
 */
export function withUpgradedRows<Result>(
  { dataDir, told, readRows }: { dataDir: string; told: Manifest; readRows: ReadRows },
  work: (rows: ArchivedRows) => Promise<Result>,
) {
  return withScratchFolder(dataDir, 'upgrade', async (folder) => {
    const { db, migrate, close } = await openEarlier(join(folder, 'griddle.sqlite'), told.migration)
    try {
      await db.transaction().execute((transaction) => fill(transaction, told, readRows))
      await migrate().catch((error) => {
        throw toFault(told, error)
      })
      return await work({ readRows: (table) => readEach(db, table), tables: await readTotals(db) })
    } finally {
      await close()
    }
  })
}

async function fill(transaction: Database, told: Manifest, readRows: ReadRows) {
  const known = await listEarlierTables(transaction)
  const tables = Object.keys(told.tables)
  const unknown = tables.find((table) => !known.includes(table))
  if (unknown) throw new ArchiveFault(`The archive has a table ${unknown} that doesn't exist in the release that wrote it.`)
  await clearEarlierTables(transaction, tables)
  for (const table of tables) await fillTable(transaction, table, readRows).catch((error) => Promise.reject(toFault(told, error)))
}

async function fillTable(transaction: Database, table: string, readRows: ReadRows) {
  let rows: ArchivedRow[] = []
  for await (const row of readRows(table)) {
    if (rows.push(row) < archiveBatch) continue
    await insertEarlierRows(transaction, table, rows)
    rows = []
  }
  if (rows.length > 0) await insertEarlierRows(transaction, table, rows)
}

async function* readEach(db: Database, table: string) {
  for await (const rows of readArchivedRows(db, table)) yield* rows
}

function toFault({ migration }: Manifest, error: unknown) {
  if (error instanceof ArchiveFault) return error
  const reason = error instanceof Error ? error.message : error
  return new ArchiveFault(`The archive's rows can't be upgraded from ${migration} to this release: ${reason}.`, { cause: error })
}
