import { rmSync } from 'node:fs'
import { makeFilledData } from '#bench/measuring/filled-data.ts'
import { runLoad } from '#bench/measuring/load.ts'
import { usageNote } from '#bench/measuring/process-usage.ts'
import { toRequestText, uncachedPath } from '#bench/measuring/request-text.ts'
import { type ServedSite, startServedSite } from '#bench/measuring/served-site.ts'
import { type Part, toRow } from '#bench/report/row.ts'
import { environment } from '#server/config.ts'

const seconds = 300
const warmUpSeconds = 30
const entries = 5000
const connections = 16
const sampleMilliseconds = 1000

const about = `One process with ${entries.toLocaleString('en-US')} posts of 6,000 characters and as many recipes: ${connections} connections request their
${(2 * entries).toLocaleString('en-US')} pages in turn for ${seconds} seconds. The budget is the memory of the process after ${warmUpSeconds} seconds of rendering the
same pages without caching them (their addresses are longer than those that are kept), plus \`PAGE_CACHE_MB\`, plus 20 %. Resident memory is sampled every second.`

/** Loads more pages than the cache holds for five minutes and watches the memory. */
export async function measureSoak(): Promise<Part> {
  const dataDir = await makeFilledData({ entries, paragraphs: 55 })
  const cacheMegabytes = environment.parse({}).PAGE_CACHE_MB
  const site = await startServedSite({ dataDir, settings: { SAMPLE_CONTENT: 'off', PAGE_CACHE_MB: String(cacheMegabytes) } })
  try {
    const ready = site.usage().residentBytes / 1e6
    const load = { port: site.port, connections, status: 200, firstNumber: 0 }
    const paths = Array.from({ length: entries }, (_, index) => [`/recipes/dish-${index}`, `/blogs/post-${index}`]).flat()
    const toRequests = (toPath: (path: string) => string) =>
      paths.map((path) => toRequestText({ path: toPath(path) }, `127.0.0.1:${site.port}`))
    await runLoad({ ...load, seconds: warmUpSeconds, requests: toRequests(uncachedPath) })
    const before = site.usage().residentBytes / 1e6
    const watch = watchMemory(site)
    const outcome = await runLoad({ ...load, seconds, requests: toRequests((path) => path) })
    const memory = watch.stop()
    const bound = (before + (cacheMegabytes * 2 ** 20) / 1e6) * 1.2
    return {
      title: 'Soak',
      about,
      rows: [
        toRow('Resident memory when ready', ready, 'MB', undefined, usageNote),
        toRow('Resident memory after rendering without caching', before, 'MB', undefined, usageNote),
        toRow('Peak resident memory', Math.max(...memory) / 1e6, 'MB', { most: bound }, usageNote),
        toRow('Resident memory at the end', (memory.at(-1) ?? Number.NaN) / 1e6, 'MB', { most: bound }, usageNote),
        toRow('Failed requests', outcome.errors, 'errors', { most: 0 }, outcome.faults.join(', ')),
        toRow('Pages answered', outcome.answers / outcome.seconds, '/s'),
        toRow('Median', outcome.median, 'ms'),
        toRow('p99', outcome.p99, 'ms'),
      ],
    }
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function watchMemory(site: ServedSite) {
  const sizes: number[] = []
  const watching = setInterval(() => sizes.push(site.usage().residentBytes), sampleMilliseconds)
  return {
    stop() {
      clearInterval(watching)
      return sizes
    },
  }
}
