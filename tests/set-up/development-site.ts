import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, vi } from 'vitest'
import { root } from '#scripts/process.mjs'
import { findFreePort } from './free-port.ts'

const unused = ['.env', '.git', '.react-router', 'bench', 'build', 'data', 'docs', 'node_modules', 'tests']

/** How long a test waits for a start or for a source change to appear. */
export const patience = { timeout: 100_000, interval: 50 }

/** `npm run dev` on a free port, in a copy of the sources that may be edited. */
export async function startDevelopment(settings: Record<string, string>) {
  const checkout = copyCheckout()
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', SITE_URL: origin, DATA_DIR: join(checkout, 'data') }
  const env = { ...process.env, ...own, ...settings }
  const site: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', 'server/dev.ts'], { cwd: checkout, env })
  let output = ''
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => (output += chunk))

  async function untilStarted(times: number) {
    const starts = () => output.split('Griddle in development: ').length - 1
    await vi.waitFor(() => expect(starts(), output).toBe(times), patience)
  }

  await untilStarted(1)
  return {
    origin,
    /** What it has printed. */
    output: () => output,
    untilStarted,
    edit(path: string, from: string, to: string) {
      const file = join(checkout, path)
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    },
    async close() {
      const ended = once(site, 'exit')
      site.kill('SIGTERM')
      await ended
      rmSync(checkout, { recursive: true, force: true })
    },
  }
}

/** The sources in a separate folder; packages are those of the original, except React Router, which Vite serves from the folder. */
function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-development-'))
  const filter = (path: string) => !unused.includes(basename(path))
  for (const name of readdirSync(root).filter(filter)) cpSync(join(root, name), join(folder, name), { recursive: true, filter })
  mkdirSync(join(folder, 'node_modules'))
  // One by one, because Vite keeps its cache among them.
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !one.startsWith('.vite') && one !== '.cache'))
    if (name !== 'react-router') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  cpSync(join(root, 'node_modules/react-router'), join(folder, 'node_modules/react-router'), { recursive: true })
  return folder
}
