/** Runs `work` for every item, at most `limit` at a time. */
export async function forEachLimit<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const pending = items.values()
  const worker = async () => {
    for (const item of pending) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
}
