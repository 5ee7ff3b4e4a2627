import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Database } from '#core/database/database.ts'
import { toRowBatches } from '#core/database/row-batches.ts'
import type { ArchivedRow } from '#domain/archive/archive-manifest.ts'
import { archivedNames, archivedTables } from './archived-tables.ts'

/** Rows per read or write: few enough for long revisions to fit into memory and for all columns to fit into one statement. */
export const archiveBatch = 100

/**
 * All rows of a table in batches, ordered by key, with columns ordered by name, so that both databases give the same result. Booleans are
 * 1 and 0, times ISO 8601 text.
 */
export async function* readArchivedRows(db: Database, table: string): AsyncGenerator<ArchivedRow[]> {
  const { tables, key } = open(db, table)
  const found = await tables.selectFrom(table).select(key).execute()
  const sorted = found.map((row) => key.map((column) => row[column])).toSorted(compare)
  for (const batch of toRowBatches(sorted, archiveBatch)) {
    const rows = await tables
      .selectFrom(table)
      .selectAll()
      .where(({ eb, and, or }) => or(batch.map((values) => and(values.map((value, index) => eb(key[index] ?? '', '=', value))))))
      .execute()
    const toKey = (row: Record<string, unknown>) => key.map((column) => row[column])
    yield rows.toSorted((one, other) => compare(toKey(one), toKey(other))).map(toArchived)
  }
}

/** The key of an archived row as text, by which rows are ordered. */
export function toRowKey(table: string, row: ArchivedRow) {
  return JSON.stringify(listKey(table).map((column) => row[column]))
}

/** Whether the database has neither content nor admins: archives are restored only into an empty one. */
export async function isUnused(db: Database) {
  for (const table of ['admin', '_blogs', '_recipes', 'contacts', 'users', 'images'] as const)
    if (
      await db
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .limit(1)
        .executeTakeFirst()
    )
      return false
  return true
}

/** Deletes all rows of the archived tables, including those that migrations inserted into a new database. */
export async function clearArchivedTables(db: Database) {
  for (const table of archivedNames.toReversed()) await open(db, table).tables.deleteFrom(table).execute()
}

/** Blocks other writers of these tables, but not readers, until the transaction ends. In SQLite, any transaction does. */
export async function lockArchivedTables(db: Database) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  const names = archivedNames.map((name) => sql.table(name))
  await sql`lock table ${sql.join(names)} in share row exclusive mode`.execute(db)
}

/** Writes one batch of rows, which may be empty. */
export async function insertArchivedRows(db: Database, table: string, rows: ArchivedRow[]) {
  if (rows.length > 0) await open(db, table).tables.insertInto(table).values(rows).execute()
}

function open(db: Database, table: string) {
  return { tables: toAnyTables(db), key: listKey(table) }
}

/** A database whose tables are only known at runtime. */
export function toAnyTables(db: Database) {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>
}

function listKey(table: string): string[] {
  return archivedTables[table as keyof typeof archivedTables] ?? []
}

function compare(one: unknown[], other: unknown[]) {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}

function toArchived(row: Record<string, unknown>): ArchivedRow {
  const columns = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(columns.map(([name, value]) => [name, toPlain(value)]))
}

function toPlain(value: unknown) {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`An archive can't store ${Object.prototype.toString.call(value)}`)
}
