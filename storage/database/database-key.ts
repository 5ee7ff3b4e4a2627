import type { Database } from './database.ts'

/** What all handles on one open database have in common: transactions, and copies that note which tables are read. A key for what is kept of it. */
export function databaseKey(db: Database): object {
  return db.getExecutor().adapter
}

/** The database without what notes the tables that a page is made from: for tables that change only together with one that is read anyway. */
export function untracked(db: Database): Database {
  return db.withoutPlugins()
}
