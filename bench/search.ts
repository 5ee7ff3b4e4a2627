import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Part, type Row, toRow } from '#bench/report/row.ts'
import { startPostgres } from '#tests/set-up/start-postgres.ts'
import type { SearchMeasurement } from './search-process.ts'

/** Budgets of the 95th percentile of answers and of saves in milliseconds, and of indexing everything in seconds. */
const budgets = {
  SQLite: { answer: 30, save: 20, index: 15 },
  PostgreSQL: { answer: 50, save: 20, index: 15 },
}

const about = `With 20,000 recipes and 20,000 posts of realistic length, on both databases: the 95th percentile of whole answers to 80 different queries of each
kind, each sent once, and of saves.`

/** The search at many recipes and posts of real length, on both databases. */
export async function measureSearch(count = 20_000): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const postgres = await startPostgres()
  try {
    const onFile = await measureOn('SQLite', join(folder, 'bench.db'), count)
    return { title: 'Search', about, rows: [...onFile, ...(await measureOn('PostgreSQL', postgres.url, count))] }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Indexing and answering are measured in a process each, so that the memory is that of a site which only answers. */
async function measureOn(name: keyof typeof budgets, database: string, count: number): Promise<Row[]> {
  const measured = [...(await run('index', database, count)), ...(await run('answers', database, count))]
  return measured.map(({ what, unit, measured: value, budget }) =>
    toRow(`${name}: ${what}`, value, unit, budget && { most: budgets[name][budget] }),
  )
}

/** In production's mode, as the site runs: React's other one takes three times as long. */
async function run(part: 'index' | 'answers', database: string, count: number): Promise<SearchMeasurement[]> {
  const program = join(import.meta.dirname, 'search-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, part, database, String(count)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout)
}
