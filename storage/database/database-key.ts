import type { Database } from './database.ts'

/** The object that all handles of one open database share, including transactions and handles with plugins. A key for caches. */
export function databaseKey(db: Database): object {
  return db.getExecutor().adapter
}

/** The database without table tracking: for tables that change only together with a table that is read anyway. */
export function untracked(db: Database): Database {
  return db.withoutPlugins()
}
