import type { Database } from '#storage/database/database.ts'
import { inTransaction } from '#storage/database/in-transaction.ts'

/** Runs work in a transaction, again when somebody else took an address or number in the same moment, or both waited for each other. */
export function retryConflicts<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return inTransaction(db, work, ({ conflict, collided }) => conflict || collided)
}
