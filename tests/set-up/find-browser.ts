import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { unpackChromium } from './unpack-chromium.ts'

/** A Chromium or Chrome, and the environment variables it needs. */
export type InstalledBrowser = { executablePath: string; env: Record<string, string> }

declare module 'vitest' {
  interface ProvidedContext {
    browser: InstalledBrowser
  }
}

const otherBrowser = 'The variable CHROMIUM may name another Chromium or Chrome of this machine.'

const debianPackages: Record<string, string> = {
  'libexpat.so.1': 'libexpat1',
  'libgcc_s.so.1': 'libgcc-s1',
  'libnspr4.so': 'libnspr4',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
}

/**
 * The browser named by CHROMIUM, or else the one among our packages, so that all machines test with the same. Throws a sentence if it
 * doesn't start.
 */
export async function findBrowser(): Promise<InstalledBrowser> {
  const named = process.env.CHROMIUM
  if (named) return started({ executablePath: named, env: {} })
  const { executablePath, env, libraries } = await unpackChromium()
  const alone = { executablePath, env }
  return faultOf(alone) === undefined ? alone : started({ executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } })
}

function started(browser: InstalledBrowser) {
  const fault = faultOf(browser)
  if (fault === undefined) return browser
  throw new Error(`The browser journeys need a Chromium, and ${browser.executablePath} does not start: ${fault} ${otherBrowser}`)
}

/** Why the browser doesn't start; undefined if it does. */
function faultOf({ executablePath, env }: InstalledBrowser) {
  if (!existsSync(executablePath)) return 'there is no such file.'
  const { status, stderr, error } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  })
  if (status === 0) return undefined
  const library = /error while loading shared libraries: ([^:]+):/.exec(stderr ?? '')?.[1]
  return library ? adviceOn(library) : (error?.message ?? `it ended with code ${status}. ${stderr}`)
}

function adviceOn(library: string) {
  const hint = debianPackages[library] ? ` Debian and Ubuntu have it: apt-get install ${debianPackages[library]}.` : ''
  return `the system library ${library} is missing.${hint}`
}
