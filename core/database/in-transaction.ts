import type { Database } from './database.ts'
import { StorageError } from './storage-error.ts'

const maxAttempts = 10

/**
 * Runs work in a transaction: in the one that `db` is, else in a new one. A new one is retried after a unique conflict (a slug or number was
 * just taken), a deadlock or a serialization failure.
 */
export async function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!(error instanceof StorageError && (error.conflict || error.collided)) || attempt === maxAttempts) throw error
    }
  }
}
