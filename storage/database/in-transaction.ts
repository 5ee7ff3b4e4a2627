import type { Database } from './database.ts'
import { StorageError } from './storage-error.ts'

const maxAttempts = 10

/**
 * Runs work in a transaction: the one that `db` is, else one of its own. That is run again when it failed by something that passes, as it does
 * when it and another one waited for each other.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
  isPassing = ({ collided }: StorageError) => collided,
): Promise<Result> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!(error instanceof StorageError && isPassing(error)) || attempt === maxAttempts) throw error
    }
  }
}
