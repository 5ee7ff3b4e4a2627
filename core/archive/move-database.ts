import type { Database, OpenDatabase } from '#core/database/database.ts'
import { clearArchivedTables, insertArchivedRows, isUnused } from './archived-rows.ts'
import { archivedNames } from './archived-tables.ts'
import { ArchiveFault } from './open-zip.ts'
import { readTable, readTotals, type TableTotals } from './read-table.ts'

/** A table in two databases: the number of rows in each, the checksum of the first, and whether they are equal. */
export type ComparedTable = { name: string; rows: number; rowsThere: number; sha256: string; isSame: boolean }

/**
 * Copies all archived tables into an empty, migrated database, in one transaction that ends by reading them back and comparing: all rows
 * are copied, or none. Throws an ArchiveFault if the target isn't empty or the rows read back differ.
 */
export function moveDatabase({ withSnapshot }: OpenDatabase, target: OpenDatabase, tell: (table: string, rows: number) => void) {
  return withSnapshot((from) =>
    target.db.transaction().execute(async (to) => {
      if (!(await isUnused(to)))
        throw new ArchiveFault('The target database already has admins, posts, recipes, pictures, members or messages. Use an empty one.')
      await clearArchivedTables(to)
      const copied: TableTotals = {}
      for (const table of archivedNames) {
        await copyTable(from, to, table, copied)
        tell(table, copied[table]?.rows ?? 0)
      }
      const compared = compare(copied, await readTotals(to))
      const other = compared.find(({ isSame }) => !isSame)
      if (other) throw new ArchiveFault(`The table ${other.name} differs after copying. Nothing was moved.`)
      return compared
    }),
  )
}

/** Compares snapshots of two migrated databases. */
export async function compareDatabases(source: OpenDatabase, target: OpenDatabase) {
  return compare(await source.withSnapshot(readTotals), await target.withSnapshot(readTotals))
}

async function copyTable(from: Database, to: Database, table: string, copied: TableTotals) {
  for await (const { rows } of readTable(from, table, copied)) await insertArchivedRows(to, table, rows)
}

function compare(here: TableTotals, there: TableTotals): ComparedTable[] {
  return archivedNames.map((name) => {
    const { rows = 0, sha256 = '' } = here[name] ?? {}
    return { name, rows, rowsThere: there[name]?.rows ?? 0, sha256, isSame: sha256 === there[name]?.sha256 }
  })
}
