/** Lets at most `max` works run at a time, and one of each key; the others wait, the oldest first. */
export function createTurns(max: number) {
  const running = new Set<string>()
  const waiting: { key: string; start: () => void }[] = []

  function startNext() {
    const index = running.size < max ? waiting.findIndex(({ key }) => !running.has(key)) : -1
    for (const { key, start } of index < 0 ? [] : waiting.splice(index, 1)) {
      running.add(key)
      start()
    }
  }

  return async function inTurn<Result>(key: string, work: () => Promise<Result>) {
    await new Promise<void>((start) => {
      waiting.push({ key, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      running.delete(key)
      startNext()
    }
  }
}
