import { StorageError } from '#storage/storage-error.ts'

const mostAttempts = 10

/** Runs work, a transaction of its own, again when somebody else took an address or number in the same moment, or both waited for each other. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isPassing = error instanceof StorageError && (error.conflict || error.collided)
      if (!isPassing || attempt === mostAttempts) throw error
    }
  }
}
