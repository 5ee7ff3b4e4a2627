import { tryAgain } from '#storage/try-again.ts'

/** Runs work, a transaction of its own, again when somebody else took an address or number in the same moment, or both waited for each other. */
export function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  return tryAgain(work, ({ conflict, collided }) => conflict || collided)
}
