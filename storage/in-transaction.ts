import type { Database } from './database.ts'

/** Runs work in a transaction: the one that `db` is, else one of its own. */
export function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
