import type { Database, OpenDatabase } from '#core/database/database.ts'
import { clearArchivedTables, insertArchivedRows, isUnused } from './archived-rows.ts'
import { archivedNames } from './archived-tables.ts'
import { ArchiveFault } from './open-zip.ts'
import { readTable, readTotals, type TableTotals } from './read-table.ts'

/** A table in two databases: how many rows each has, the checksum of the first one's, and whether they are the same. */
export type ComparedTable = { name: string; rows: number; rowsThere: number; sha256: string; isSame: boolean }

/**
 * Copies the rows that an archive has, as they are now, into a migrated database that nobody has used, in one transaction, at whose end they are read again and compared: so
 * the other database has all of them or none. Throws an ArchiveFault when somebody has used it, or what was read again is not what was written.
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

/** Compares the rows of two migrated databases, each as it is at one moment. */
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
