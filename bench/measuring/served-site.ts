import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '#scripts/process.mjs'
import { siteArguments, siteEnvironment } from '#scripts/site-process.mjs'
import { findFreePort } from '#tests/set-up/free-port.ts'
import { readUsage } from './process-usage.ts'

const owner = { email: 'owner@example.com', password: 'paprika on everything' }
const maxStart = 60_000

/** Our built site, running. */
export type ServedSite = Awaited<ReturnType<typeof startServedSite>>

type Options = { settings?: Record<string, string>; dataDir?: string; folder?: string }

/**
 * Starts the built site as `npm start` does, with settings beside the defaults, in one process unless they say otherwise. Its data lies in a
 * folder of its own, which `stop` removes, or in `dataDir`. `folder` is another checkout, built as well.
 */
export async function startServedSite({ settings = {}, dataDir, folder = root }: Options = {}) {
  const port = await findFreePort()
  const ownFolder = dataDir ?? mkdtempSync(join(tmpdir(), 'griddle-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const env = {
    ...process.env,
    ...siteEnvironment,
    PORT: String(port),
    DATA_DIR: ownFolder,
    SITE_URL: origin,
    WEB_CONCURRENCY: '1',
    TRUST_PROXY: '1',
    ...admin,
    ...settings,
  }
  const startedAt = performance.now()
  const site = spawn(process.execPath, siteArguments, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(site, 'exit')
  const pid = site.pid ?? 0

  while (!(await isReady())) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode} before it was ready`)
    if (performance.now() - startedAt > maxStart) throw new Error('The site did not get ready within a minute')
    await sleep(10)
  }
  const startSeconds = (performance.now() - startedAt) / 1000

  function isReady() {
    return fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  return {
    origin,
    port,
    dataDir: ownFolder,
    startSeconds,
    usage: () => readUsage(pid),
    /** The `Cookie` header of the owner, signed in through the form. */
    async signIn() {
      const body = new URLSearchParams(owner)
      const answer = await fetch(`${origin}/admin/login`, { method: 'POST', body, headers: { Origin: origin }, redirect: 'manual' })
      if (answer.status !== 302) throw new Error(`Signing in was answered with ${answer.status}`)
      return answer.headers
        .getSetCookie()
        .filter((cookie) => !/max-age=0/i.test(cookie))
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    },
    async stop() {
      site.kill('SIGTERM')
      await ended
      if (!dataDir) rmSync(ownFolder, { recursive: true, force: true })
    },
  }
}
