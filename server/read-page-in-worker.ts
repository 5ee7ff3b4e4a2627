import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReadPage } from '#core/imports/read-shared-page.ts'

const maxStartMilliseconds = 15_000
const maxMilliseconds = 4000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/** Reads a page in a thread of its own, which is ended when it takes too long or too much memory: whoever writes pages for it makes only that thread slow. */
export const readPageInWorker: ReadPage = async (html, address) => {
  const worker = new Worker(join(import.meta.dirname, 'page-worker.ts'), { resourceLimits })
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(maxStartMilliseconds) })
    worker.postMessage({ html, address })
    const [records] = await once(worker, 'message', { signal: AbortSignal.timeout(maxMilliseconds) })
    return records
  } catch {
    return undefined
  } finally {
    await worker.terminate()
  }
}
