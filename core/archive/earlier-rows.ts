import { sql } from 'kysely'
import { type Database, openDatabase } from '#core/database/database.ts'
import { migrateSqlite } from '#core/database/migrations.ts'
import { openSqlite } from '#core/database/sqlite.ts'
import type { ArchivedRow } from '#domain/archive/archive-manifest.ts'
import { toAnyTables } from './archived-rows.ts'
import { archivedTables } from './archived-tables.ts'

/** Opens a new SQLite file with the tables as of this migration; `migrate` upgrades them to this release. */
export async function openEarlier(path: string, migration: string) {
  const sqlite = openSqlite(path)
  try {
    await migrateSqlite(sqlite, undefined, migration)
  } finally {
    sqlite.close()
  }
  return openDatabase(path)
}

/** The names of its tables that an archive may contain: not derived or short-lived ones. */
export async function listEarlierTables(db: Database) {
  const { rows } = await sql<{ name: string }>`select "name" from "sqlite_master" where "type" = 'table'`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !isLeftOut(name))
}

/** Deletes the rows that migrations inserted. Until the transaction ends, rows may refer to ones that don't exist yet. */
export async function clearEarlierTables(transaction: Database, tables: string[]) {
  await sql`pragma defer_foreign_keys = on`.execute(transaction)
  for (const table of tables) await toAnyTables(transaction).deleteFrom(table).execute()
}

/** Writes one batch of rows as stored in the archive. */
export async function insertEarlierRows(transaction: Database, table: string, rows: ArchivedRow[]) {
  await toAnyTables(transaction).insertInto(table).values(rows).execute()
}

function isLeftOut(name: string) {
  return name === 'migrations' || name.startsWith('sqlite_') || archivedTables[name as keyof typeof archivedTables] === null
}
