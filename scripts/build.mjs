import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { nodePath, prepare } from './bootstrap.mjs'
import { withLock } from './lock.mjs'
import { must, root } from './process.mjs'
import { main, timed } from './terminal.mjs'

const folders = ['app', 'content', 'core', 'domain', 'packages', 'public', 'server', 'vite']
const files = ['package.json', 'package-lock.json', 'react-router.config.ts', 'scripts/plain-layers.mjs', 'tsconfig.json', 'vite.config.ts']
const stamp = join(root, 'build/.griddle-build.json')

/** Builds the site if its sources changed since the last build, and says so. */
export async function build() {
  if (!isBuilt()) await timed('Building the site', buildSilently)
}

/** Builds the site if its sources changed since the last build; throws the build's output if it fails. */
export async function buildSilently() {
  if (isBuilt()) return
  await withLock('build', async () => {
    if (isBuilt()) return
    // Read first: what changes during the build triggers the next one.
    const hash = hashOf(root)
    rmSync(stamp, { force: true })
    await must(nodePath(), ['node_modules/@react-router/dev/bin.cjs', 'build'], { NODE_ENV: 'production' })
    writeFileSync(stamp, JSON.stringify({ hash }))
  })
}

/**
 * One hash of the paths and contents of everything that the build reads in this folder. Tests are no part of it.
 * @param {string} folder
 */
export function hashOf(folder) {
  const hash = createHash('sha256')
  const paths = [...files, ...folders.flatMap((one) => pathsUnder(folder, one))].filter((path) => !/\.test\.tsx?$/.test(path))
  for (const path of paths.sort()) {
    const file = join(folder, path)
    if (!existsSync(file) || statSync(file).isDirectory()) continue
    const content = readFileSync(file)
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} base
 * @param {string} folder
 */
function pathsUnder(base, folder) {
  if (!existsSync(join(base, folder))) return []
  return readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
}

/** Whether the build matches what is in this checkout now. */
export function isBuilt() {
  return existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).hash === hashOf(root)
}

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await prepare({ development: false })
    await build()
  })
}
