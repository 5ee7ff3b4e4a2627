import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** How many rows one statement writes; both databases allow that many parameters. */
const batchSize = 500

/** Splits rows into batches that one statement can write. */
export function toRowBatches<Row>(rows: Row[], size = batchSize): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))
}

/** Processes one batch after the other and yields to other requests in between; an open transaction doesn't block their reads. */
export async function forEachBatch<Row>(batches: Row[][], work: (batch: Row[]) => Promise<unknown>) {
  for (const [index, batch] of batches.entries()) {
    if (index > 0) await yieldToEventLoop()
    await work(batch)
  }
}
