import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Part, toRow } from '#bench/report/row.ts'
import { root } from '#scripts/process.mjs'
import { findFreePort } from '#tests/set-up/free-port.ts'

const about = `From the command to the first response with status 200, in a clone of HEAD. The packages are downloaded.`

/** Times `npm start` to the first 200: in a fresh clone of HEAD with an empty npm cache, and a second time. */
export async function measureStart(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', root, clone])
  const port = String(await findFreePort())
  const environment = { ...process.env, PORT: port, LOG_LEVEL: 'silent', npm_config_cache: join(folder, 'npm-cache') }
  try {
    const rows = [
      toRow('`npm start` in a fresh clone, empty npm cache', await timeStart(clone, environment), 's', { most: 180 }),
      toRow('`npm start` again', await timeStart(clone, environment), 's', { most: 3 }),
    ]
    return { title: 'Start', about, rows }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeStart(folder: string, environment: NodeJS.ProcessEnv) {
  const startedAt = performance.now()
  const site = spawn('npm', ['start'], { cwd: folder, env: environment, stdio: 'ignore', detached: true })
  const exited = once(site, 'exit')
  while (!(await answers(environment.PORT))) {
    if (site.exitCode !== null) throw new Error(`npm start ended with ${site.exitCode} before it answered`)
    await sleep(25)
  }
  const seconds = (performance.now() - startedAt) / 1000
  if (site.pid) process.kill(-site.pid, 'SIGTERM')
  await exited
  return seconds
}

async function answers(port = '') {
  try {
    return (await fetch(`http://localhost:${port}/`)).status === 200
  } catch {
    return false
  }
}
