import type { Database } from './database.ts'
import { StorageError } from './storage-error.ts'

const maxAttempts = 10

/**
 * Runs work in a transaction: in the one that `db` is, else in a new one. A new one is retried after temporary errors, by default deadlocks and
 * serialization failures.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
  isTemporary = ({ collided }: StorageError) => collided,
): Promise<Result> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!(error instanceof StorageError && isTemporary(error)) || attempt === maxAttempts) throw error
    }
  }
}
