import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from '#scripts/build.mjs'
import { startPostgres } from '#tests/set-up/start-postgres.ts'
import type { Measurement } from './measurement.ts'

/** Most milliseconds that 95 of 100 answers may take. */
const budgets = { SQLite: 30, PostgreSQL: 50 }

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

/** Indexing and answering are measured in a process each, so that the memory is that of a site which only answers. */
async function measureOn(name: keyof typeof budgets, database: string, count: number) {
  const measured = [...(await run('index', database, count)), ...(await run('answers', database, count))]
  return measured.map(({ what, unit, ...rest }) => ({
    ...{ what: `${name}: ${what}`, unit, measured: Math.round(rest.measured * 10) / 10 },
    ...(unit === 'ms' && what.startsWith('95 of 100') ? { budget: budgets[name] } : {}),
  }))
}

/** In production's mode, as the site runs: React's other one takes three times as long. */
async function run(part: 'index' | 'answers', database: string, count: number): Promise<Measurement[]> {
  const program = join(import.meta.dirname, 'search-process.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, part, database, String(count)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout)
}
