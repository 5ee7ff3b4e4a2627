import type { Database } from './database.ts'
import { tryAgain } from './try-again.ts'

/** Runs work in a transaction: the one that `db` is, else one of its own, and that again when it and another one waited for each other. */
export function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  return tryAgain(
    () => db.transaction().execute(work),
    ({ collided }) => collided,
  )
}
