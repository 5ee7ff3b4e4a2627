import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/process.mjs'

/**
 * A build of the next release: the same site with other names for all its files, so that no current one is in it, and with some words
 * changed. It is inside the build's folder, because the server's part imports by the package's names.
 */
export function makeLaterBuild(words: Record<string, string>) {
  const build = join(root, 'build')
  const folder = mkdtempSync(join(build, 'later-'))
  const names = readdirSync(join(build, 'client/assets')).filter((name) => !/\.(?:br|gz|map)$/.test(name))
  const changes = { ...Object.fromEntries(names.map((name) => [name, toLaterName(name)])), ...words }
  const all = new RegExp(Object.keys(changes).map(escapePattern).join('|'), 'g')
  const change = (text: string) => text.replace(all, (found) => changes[found] ?? found)

  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  for (const name of names) copy(join(build, 'client/assets', name), join(folder, 'client/assets', toLaterName(name)))
  cpSync(join(build, 'server'), join(folder, 'server'), { recursive: true })
  for (const name of readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.js')) copy(join(build, 'server', name), join(folder, 'server', name))
  const { files }: { files: string[] } = JSON.parse(change(readFileSync(join(build, 'offline-files.json'), 'utf8')))
  return { folder, offlineFiles: { version: 'later', files }, remove: () => rmSync(folder, { recursive: true }) }

  function copy(from: string, to: string) {
    if (/\.(?:js|css)$/.test(from)) writeFileSync(to, change(readFileSync(from, 'utf8')))
    else cpSync(from, to)
  }
}

/** `home-BWuXrM4J.js` as `home-BWuXrM4J-later.js`. */
function toLaterName(name: string) {
  return name.replace(/\.\w+$/, '-later$&')
}

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
