import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'

/** Runs work in a transaction, and retries it after a unique conflict (a slug or number was just taken), a deadlock or a serialization failure. */
export function retryConflicts<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return inTransaction(db, work, ({ conflict, collided }) => conflict || collided)
}
