import { StorageError } from '#storage/storage-error.ts'

const mostAttempts = 10

/** Runs work, a transaction of its own, again when somebody else took an address or number in the same moment. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isConflict = error instanceof StorageError && error.conflict
      if (!isConflict || attempt === mostAttempts) throw error
    }
  }
}
