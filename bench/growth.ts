import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { compare, toRatio } from '#bench/measuring/compare.ts'
import { makeFilledData } from '#bench/measuring/filled-data.ts'
import { usageNote } from '#bench/measuring/process-usage.ts'
import { toRequestText, uncachedPath, type Wanted } from '#bench/measuring/request-text.ts'
import { type ServedSite, startServedSite } from '#bench/measuring/served-site.ts'
import { formatNumber } from '#bench/report/format.ts'
import { type Details, type Part, type Row, toRow } from '#bench/report/row.ts'

const few = 100
const many = 100_000
const paragraphs = 14
const commentsPerPost = 10
const sampleMilliseconds = 2000
/** Share of a core that a process takes which does nothing. */
const idle = 0.02
const settings = { connections: 4, seconds: 2, turns: 5, status: 200 }

const about = `A site with ${many.toLocaleString('en-US')} posts (of 1,500 characters) and as many recipes, users and messages, and
${(many * commentsPerPost).toLocaleString('en-US')} comments, compared with one that has ${few} of each and ${(few * commentsPerPost).toLocaleString('en-US')} comments, both on SQLite:
the median response time at ${settings.connections} connections, as the median of ${settings.turns} turns of ${settings.seconds} seconds each, A B A B. Ratios are the
median of the ratios in each turn. Uncached pages are requested by addresses that are longer than those that are kept, so they are never answered from memory. Both sites start on data
that is already indexed, and are measured once they are idle.`

/** Compares a site that has grown with a small one. */
export async function measureGrowth(): Promise<Part> {
  const folders: string[] = []
  const sites: ServedSite[] = []
  try {
    for (const entries of [few, many]) {
      const dataDir = await makeFilledData({ entries, paragraphs, comments: entries * commentsPerPost })
      folders.push(dataDir)
      sites.push(await startTwice(dataDir))
    }
    const [small, large] = sites
    if (!small || !large) throw new Error('There are no two sites')
    return { title: 'Growth', about, ...(await compareSites(small, large)) }
  } finally {
    for (const site of sites) await site.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** The first start also makes the admin, writes the secret and indexes what is there. */
async function startTwice(dataDir: string) {
  const options = { dataDir, settings: { SAMPLE_CONTENT: 'off' } }
  const first = await startServedSite(options)
  await untilIdle(first)
  await first.stop()
  const site = await startServedSite(options)
  await untilIdle(site)
  return site
}

/** Waits until a site has done what it does beside answering. Where the system doesn't tell, there is no knowing. */
async function untilIdle(site: ServedSite) {
  let busy = Number.POSITIVE_INFINITY
  while (busy > idle) {
    const before = site.usage().cpuSeconds
    await sleep(sampleMilliseconds)
    busy = (site.usage().cpuSeconds - before) / (sampleMilliseconds / 1000)
  }
}

async function compareSites(small: ServedSite, large: ServedSite) {
  const asked = toAsked('')
  const cookies = [await small.signIn(), await large.signIn()]
  const rows: Row[] = []
  const lines: string[][] = []
  for (const what of Object.keys(asked)) {
    const contenders = [small, large].map((site, index) => ({
      ...{ name: what, ...site },
      requests: [toRequestText(toAsked(cookies[index] ?? '')[what] ?? { path: '/' }, `127.0.0.1:${site.port}`)],
    }))
    const [before, after] = await compare(contenders, settings)
    if (!before || !after) throw new Error('Nothing was compared')
    const ratio = toRatio(after, before, ({ median }) => median)
    rows.push(toRow(what, ratio, '×', { most: 1.5 }, [...before.faults, ...after.faults].join(', ')))
    const times = [before, after].flatMap(({ median, p99, cpu }) => [median, p99, cpu / 1000])
    lines.push([what, ...times.map(formatNumber), `${formatNumber(toRatio(after, before, ({ cpu }) => cpu))} ×`])
  }
  const memory = large.usage().residentBytes / small.usage().residentBytes
  rows.push(toRow('Resident memory at the end', memory, '×', { most: 2 }, usageNote))
  rows.push(toRow(`Start to ready with ${few}`, small.startSeconds, 's', { most: 3 }))
  rows.push(toRow(`Start to ready with ${many.toLocaleString('en-US')}`, large.startSeconds, 's', { most: 3 }))
  const details: Details = { columns, lines }
  return { rows, details }
}

const columns = [
  'Times in ms',
  ...[few, many]
    .map((entries) => entries.toLocaleString('en-US'))
    .flatMap((entries) => [`Median, ${entries}`, `p99, ${entries}`, `CPU, ${entries}`]),
  'CPU ratio',
]

function toAsked(owner: string): Record<string, Wanted> {
  const uncached = (path: string): Wanted => ({ path: uncachedPath(path) })
  const admin = (path: string): Wanted => ({ path, headers: { Cookie: owner } })
  return {
    'Cached page: home': { path: '/' },
    'Cached page: recipes': { path: '/recipes' },
    'Uncached page: home': uncached('/'),
    'Uncached page: recipes': uncached('/recipes'),
    'Uncached page: a recipe': uncached('/recipes/dish-50'),
    'Uncached page: blogs': uncached('/blogs'),
    'Uncached page: a post': uncached('/blogs/post-50'),
    'Admin list: posts': admin('/admin/blog'),
    'Admin list: recipes': admin('/admin/manage-recipe'),
    'Admin list: users': admin('/admin/manage-users'),
    'Admin list: comments': admin('/admin/manage-comments'),
    'Admin list: pending comments': admin('/admin/manage-comments?pending=1'),
    'Search: a word in every entry': uncached('/search?q=griddle'),
    'Search: such a word and a number, different each time': uncached('/search?q=griddle+{number}'),
    'Search: a word in one entry': uncached('/search?q=dish+77'),
    'Search: no match': uncached('/search?q=xylqvwz'),
    'Admin search: posts': admin('/admin/blog?q=griddle'),
    'Admin search: recipes': admin('/admin/manage-recipe?q=griddle'),
    'Admin search: users, one match': admin('/admin/manage-users?q=guest-77@'),
    'Admin search: comments, a word in all of them': admin('/admin/manage-comments?q=griddle'),
    'Admin search: comments, no match': admin('/admin/manage-comments?q=nothing-has-this'),
  }
}
