import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { indexContent } from '#operations/index-content.ts'
import { build } from '#scripts/build.mjs'
import type { Database } from '#storage/database.ts'
import { startPostgres } from '#tests/set-up/start-postgres.ts'
import { fillSearch } from './fill-search.ts'
import type { Measurement } from './measurement.ts'

const rounds = 25
const budgets = { SQLite: { answer: 30, index: 300 }, PostgreSQL: { answer: 50, index: 700 } }

/** What readers type, by kind. */
const searches: Record<string, string[]> = {
  'a rare word': ['baberi', 'maleto', 'govasi', 'tilomo', 'rekade'],
  'a common word': ['salt', 'pan', 'minutes', 'butter', 'heat'],
  'several words': ['butter flour heat', 'chicken hot oil salt', 'pan cheese minutes brown', 'sugar salt water bowl', 'burger bun onion'],
  'words with typos': ['chese burgr', 'buttr', 'chiken wngs', 'tomatto sauc', 'minuts papper'],
  'the beginning of a word': ['chees', 'pota', 'crus', 'waff', 'melt'],
  'nothing that there is': ['xylqvwz', 'qqqq zzzz', 'wxwxwxwx', 'kjhgfd', 'zxcvbnm'],
}
const beginnings = ['ch', 'che', 'chee', 'chees', 'classic ch', 'pan', 'salt and pe', 'buttr', 'wa', 'to']

/** The search at 20,000 recipes and 20,000 posts of real length, on both databases. */
export async function measureSearch(count = 20_000): Promise<Measurement[]> {
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const postgres = await startPostgres()
  try {
    const onFile = await measureOn('SQLite', join(folder, 'bench.db'), count)
    return [...onFile, ...(await measureOn('PostgreSQL', postgres.url, count))]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(name: 'SQLite' | 'PostgreSQL', database: string, count: number) {
  const { openTestSite } = await import('#tests/open-test-site.ts')
  const site = await openTestSite({ database })
  const measurements: Measurement[] = []
  const budget = budgets[name]
  const note = (what: string, measured: number, most: number, unit: Measurement['unit']) =>
    void measurements.push({ what: `${name}: ${what}`, measured: Math.round(measured * 10) / 10, budget: most, unit })
  try {
    await fillSearch(site.db, count)
    const startedAt = performance.now()
    await indexContent(site.db)
    note(`indexing ${2 * count} documents`, (performance.now() - startedAt) / 1000, count / 100, 's')
    for (const [kind, texts] of Object.entries(searches))
      note(
        `95 of 100 pages of results for ${kind}`,
        await timeAll(texts, (text) => site.get(`/search?${new URLSearchParams({ q: text })}`)),
        budget.answer,
        'ms',
      )
    const suggest = (text: string) => site.get(`/api/suggestions?${new URLSearchParams({ q: text })}`)
    note('95 of 100 lists of suggestions', await timeAll(beginnings, suggest), budget.answer, 'ms')
    note('the index', (await readIndexSize(site.db, name)) / 1e6, budget.index, 'MB')
    note('memory of the process', process.memoryUsage().rss / 1e6, 800, 'MB')
    return measurements
  } finally {
    await site.close()
  }
}

/** The 95th percentile of answers, one after the other, after a first round that is not counted. */
async function timeAll(texts: string[], ask: (text: string) => Promise<Response>) {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const text of texts) {
      const startedAt = performance.now()
      const response = await ask(text)
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`The search for ${text} was answered with ${response.status}`)
      if (round > 0) times.push(performance.now() - startedAt)
    }
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

async function readIndexSize(db: Database, name: 'SQLite' | 'PostgreSQL') {
  const tables = ['searchDocuments', 'searchPostings', 'searchWords']
  const query =
    name === 'SQLite'
      ? sql<{ size: number }>`select sum(pgsize) as size from dbstat where name like 'search%'`
      : sql<{
          size: number
        }>`select sum(pg_total_relation_size(format('%I', name)::regclass)) as size from unnest(${tables}::text[]) as name`
  return (await query.execute(db)).rows[0]?.size ?? 0
}
