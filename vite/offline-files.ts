import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from './route-lists.ts'

/**
 * Writes `build/offline-files.json`: the files of public pages, including those that are loaded later, for the service worker
 * (app/client/service-worker.js). `version` changes whenever the pages do.
 */
export function writeOfflineFiles(buildFolder: string, routes: Route[]) {
  const assets = join(buildFolder, 'client/assets')
  const names = readdirSync(assets).filter((name) => !/\.(?:br|gz|map)$/.test(name))
  const scripts = new Set<string>()
  const styles = new Set(names.filter((name) => /^site-.*\.css$/.test(name)))
  const pending = names.filter((name) => /^(?:public-manifest|entry\.client)-.*\.js$/.test(name))
  for (const { id, module, imports = [], css = [] } of routes) {
    if (/^(?:admin|feeds|preview)\//.test(id)) continue
    pending.push(...[module, ...imports].map(toName))
    for (const file of css) styles.add(toName(file))
  }
  for (let name = pending.pop(); name; name = pending.pop()) {
    if (scripts.has(name)) continue
    scripts.add(name)
    const text = readFileSync(join(assets, name), 'utf8')
    pending.push(...[...text.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, found = '']) => found))
    // Style sheets of parts that are loaded later.
    for (const [, found = ''] of text.matchAll(/["'`]assets\/([\w.-]+\.css)["'`]/g)) styles.add(found)
  }
  const fonts = names.filter((name) => name.endsWith('.woff2'))
  const files = [...scripts, ...styles, ...fonts].sort().map((name) => `/assets/${name}`)
  const pages = readFileSync(join(buildFolder, 'server/index.js'))
  const version = hash('sha256', files.join() + hash('sha256', pages)).slice(0, 12)
  writeFileSync(join(buildFolder, 'offline-files.json'), JSON.stringify({ version, files }))
}

function toName(path: string) {
  return path.replace('/assets/', '')
}
