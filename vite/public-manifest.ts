import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompressed } from './precompress.ts'

type Manifest = { url: string; routes: Record<string, { id: string }> }

const start = 'window.__reactRouterManifest='

/**
 * Writes a shorter `public-manifest-….js` beside React Router's list of all routes, for the pages that everybody sees: no public page
 * leads into the admin, or to a feed, without loading it whole. `app/entry.server.tsx` names the one or the other in a page.
 */
export function writePublicManifest(assetsFolder: string) {
  const name = readdirSync(assetsFolder).find(
    (file) => /^manifest-[\w-]+\.js$/.test(file) && readFileSync(join(assetsFolder, file)).length > 0,
  )
  const script = name ? readFileSync(join(assetsFolder, name), 'utf8') : ''
  if (!name || !script.startsWith(start))
    throw new Error('React Router no longer writes its list of routes as before: see vite/public-manifest.ts')
  const manifest: Manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !/^(?:admin|feeds)\//.test(id)))
  const publicFile = join(assetsFolder, `public-${name}`)
  // It names itself: the browser would load what it names besides.
  const url = manifest.url.replace(name, `public-${name}`)
  writeFileSync(publicFile, `${start}${JSON.stringify({ ...manifest, url, routes })};`)
  for (const file of [join(assetsFolder, name), publicFile]) writeCompressed(file)
}
