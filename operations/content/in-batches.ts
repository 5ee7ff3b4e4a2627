/** Works on the indexes below `count` in order, `size` of them at once. */
export async function inBatches(count: number, size: number, work: (indexes: number[]) => Promise<void>) {
  for (let start = 0; start < count; start += size) {
    await work(Array.from({ length: Math.min(size, count - start) }, (_, position) => start + position))
  }
}
