import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { browserArguments } from './browser.ts'

/** A profile on disk until the end of the test, and a browser with it that can be killed as often as the test wants. */
export function openProfile() {
  const profile = mkdtempSync(join(tmpdir(), 'griddle-profile-'))
  const kills = new Set<() => Promise<void>>()
  onTestFinished(async () => {
    for (const kill of kills) await kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Starts Chromium with the profile; `kill` ends all of its processes at once, like a crash or an empty battery. */
  async function start() {
    const portFile = join(profile, 'DevToolsActivePort')
    rmSync(portFile, { force: true })
    const { executablePath, env } = inject('browser')
    const asked = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
    const options = { detached: true, stdio: 'ignore', env: { ...process.env, ...env } } as const
    const child = spawn(executablePath, [...browserArguments, ...asked], options)
    const ended = once(child, 'exit')
    const kill = async () => {
      kills.delete(kill)
      // Its process group: its renderers and its storage are separate processes.
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
    }
    kills.add(kill)
    await expect.poll(() => readPort(portFile)).toBeGreaterThan(0)
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${readPort(portFile)}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no profile')
    return { context, kill }
  }
  return { start }
}

function readPort(file: string) {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}
