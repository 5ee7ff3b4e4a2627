import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompressed } from './precompress.ts'

type Manifest = { url: string; routes: Record<string, { id: string }> }

const start = 'window.__reactRouterManifest='

/**
 * Writes a shorter `public-manifest-….js` next to React Router's route manifest, for public pages: they link to the admin and the feeds
 * only with full page loads. `app/entry.server.tsx` chooses which one a page refers to.
 */
export function writePublicManifest(assetsFolder: string) {
  const name = readdirSync(assetsFolder).find(
    (file) => /^manifest-[\w-]+\.js$/.test(file) && readFileSync(join(assetsFolder, file)).length > 0,
  )
  const script = name ? readFileSync(join(assetsFolder, name), 'utf8') : ''
  if (!name || !script.startsWith(start))
    throw new Error('React Router has changed the format of its route manifest: see vite/public-manifest.ts')
  const manifest: Manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !/^(?:admin|feeds)\//.test(id)))
  const publicFile = join(assetsFolder, `public-${name}`)
  // The manifest contains its own address.
  const url = manifest.url.replace(name, `public-${name}`)
  writeFileSync(publicFile, `${start}${JSON.stringify({ ...manifest, url, routes })};`)
  for (const file of [join(assetsFolder, name), publicFile]) writeCompressed(file)
}
