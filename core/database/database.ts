import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { Kysely, type Logger, PostgresDialect } from 'kysely'
import { type ContentWatch, watchFile, watchServer } from './content-watch.ts'
import { migratePostgres, migrateSqlite } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import type { DatabaseKind, Tables } from './schema.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'

/** The first parameter of every query function; may be a transaction. */
export type Database = Kysely<Tables>

/** An open database: `migrate` returns the migrations that ran, `close` ends every connection. */
export type OpenDatabase = {
  db: Database
  kind: DatabaseKind
  migrate: () => Promise<string[]>
  /** Runs work on a snapshot of the database without blocking others. */
  withSnapshot: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>
  /** Starts watching for content changes; close the watch before the database. */
  watch: () => ContentWatch
  close: () => Promise<void>
}

/**
 * Opens `postgres://…` with a pool, and anything else as the path of an SQLite file (`:memory:` for tests). `listener` is called with the SQL
 * of each query when it is done.
 */
export function openDatabase(address: string, listener: (sql: string) => void = () => {}): OpenDatabase {
  const log: Logger = ({ query }) => listener(query.sql)
  return isServer(address) ? openServer(address, log) : openFile(address, log)
}

/** Whether an address is a PostgreSQL server's. */
export const isServer = (address: string) => /^postgres(ql)?:/.test(address)

function openFile(path: string, log: Logger): OpenDatabase {
  const sqlite = openSqlite(path)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path, sqlite), log })
  return {
    db,
    kind: 'sqlite',
    migrate: () => migrateSqlite(sqlite),
    withSnapshot: (work) => withCopy(sqlite, path, work),
    watch: () => watchFile(path),
    close: () => db.destroy(),
  }
}

async function withCopy<Result>(sqlite: DatabaseSync, path: string, work: (db: Database) => Promise<Result>) {
  return withCopyOf(sqlite, path, (copyPath) => {
    const copy = openDatabase(copyPath)
    return work(copy.db).finally(copy.close)
  })
}

function openServer(url: string, log: Logger): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPostgres(url) }), log })
  return {
    db,
    kind: 'postgres',
    migrate: () => migratePostgres(url),
    withSnapshot: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    watch: () => watchServer(url),
    close: () => db.destroy(),
  }
}

/** Whether the database responds to a query. */
export async function isAnswering(db: Database) {
  try {
    await db.selectFrom('_function').select('id').limit(1).execute()
    return true
  } catch {
    return false
  }
}

/** The object that all handles of one open database share, including transactions and handles with plugins. A key for caches. */
export function databaseKey(db: Database): object {
  return db.getExecutor().adapter
}

/** The database without table tracking: for tables that change only together with a table that is read anyway. */
export function untracked(db: Database): Database {
  return db.withoutPlugins()
}

/** Runs work on a copy of an SQLite file, created next to it, on the same disk. */
function withCopyOf<Result>(sqlite: DatabaseSync, path: string, work: (copyPath: string) => Promise<Result>) {
  return withScratchFolder(path === ':memory:' ? tmpdir() : dirname(path), 'snapshot', async (folder) => {
    const copyPath = join(folder, 'copy.sqlite')
    // In one step: between steps, a write by another process would restart it.
    await backup(sqlite, copyPath, { rate: 2 ** 30 })
    return work(copyPath)
  })
}
