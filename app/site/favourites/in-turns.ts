/** Does the same work for every item, at most `limit` at a time. Never more than that is under way, and none is left out. */
export async function inTurns<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const pending = items.values()
  const worker = async () => {
    for (const item of pending) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
}
