import pLimit, { type LimitFunction } from 'p-limit'

/** Lets at most `max` works run at a time, and one of each key; the others wait, of one key the oldest first. */
export function createTurns(max: number) {
  const all = pLimit(max)
  const byKey = new Map<string, LimitFunction>()

  return async function inTurn<Result>(key: string, work: () => Promise<Result>) {
    const ofKey = byKey.get(key) ?? pLimit(1)
    byKey.set(key, ofKey)
    try {
      return await ofKey(() => all(work))
    } finally {
      if (ofKey.activeCount + ofKey.pendingCount === 0) byKey.delete(key)
    }
  }
}
