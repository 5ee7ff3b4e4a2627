import { StorageError } from './storage-error.ts'

const mostAttempts = 10

/** Runs work, a transaction of its own, again when it failed by something that passes. */
export async function tryAgain<Result>(work: () => Promise<Result>, isPassing: (error: StorageError) => boolean): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StorageError && isPassing(error)) || attempt === mostAttempts) throw error
    }
  }
}
