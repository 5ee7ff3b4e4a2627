import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#scripts/process.mjs'
import { findFreePort } from '#tests/set-up/free-port.ts'
import { toTable } from './report.ts'
import { makeFolder } from './site.ts'

const about = 'Seconds from `npm start` to the first response with status 200, in a clone of HEAD. The packages are downloaded.'

/** Times `npm start` in a fresh clone of HEAD with an empty npm cache, and once more. */
export async function measureStart() {
  const folder = makeFolder()
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', root, clone])
  const env = { ...process.env, PORT: String(await findFreePort()), LOG_LEVEL: 'silent', npm_config_cache: join(folder, 'npm-cache') }
  try {
    const rows = [
      ['fresh clone, empty npm cache', await timeStart(clone, env)],
      ['again', await timeStart(clone, env)],
    ]
    return `${about}\n\n${toTable(['Start', 'Seconds'], rows)}`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timeStart(cwd: string, env: NodeJS.ProcessEnv) {
  const startedAt = performance.now()
  const site = spawn('npm', ['start'], { cwd, env, stdio: 'ignore', detached: true })
  const exited = once(site, 'exit')
  while (!(await answers(env.PORT))) {
    if (site.exitCode !== null) throw new Error(`npm start ended with ${site.exitCode} before it answered`)
    await sleep(25)
  }
  const seconds = (performance.now() - startedAt) / 1000
  if (site.pid) process.kill(-site.pid, 'SIGTERM')
  await exited
  // npm may end before the site, which still answers.
  while (await answers(env.PORT)) await sleep(25)
  return seconds
}

function answers(port = '') {
  return fetch(`http://localhost:${port}/`).then(
    ({ status }) => status === 200,
    () => false,
  )
}
