import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measurement } from './measurement.ts'

const root = resolve(import.meta.dirname, '..')
const port = '3999'

/** Times `npm start` to the first 200: in a fresh clone of HEAD with an empty npm cache, and a second time. Packages come over the network. */
export async function measureStart(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', root, clone])
  const environment = { ...process.env, PORT: port, LOG_LEVEL: 'silent', npm_config_cache: join(folder, 'npm-cache') }
  try {
    return [
      { what: 'npm start in a fresh clone, empty npm cache', measured: await timeStart(clone, environment), budget: 180, unit: 's' },
      { what: 'npm start again', measured: await timeStart(clone, environment), budget: 3, unit: 's' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeStart(folder: string, environment: NodeJS.ProcessEnv) {
  const startedAt = performance.now()
  const site = spawn('npm', ['start'], { cwd: folder, env: environment, stdio: 'ignore', detached: true })
  const exited = once(site, 'exit')
  while (!(await answers())) {
    if (site.exitCode !== null) throw new Error(`npm start ended with ${site.exitCode} before it answered`)
    await sleep(25)
  }
  const seconds = (performance.now() - startedAt) / 1000
  if (site.pid) process.kill(-site.pid, 'SIGTERM')
  await exited
  return Math.round(seconds * 100) / 100
}

async function answers() {
  try {
    return (await fetch(`http://localhost:${port}/`)).status === 200
  } catch {
    return false
  }
}
