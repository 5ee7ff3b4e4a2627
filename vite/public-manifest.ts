import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompressed } from './precompress.ts'

type Route = { id: string; imports?: string[]; [field: string]: unknown }
type Manifest = { url: string; entry: { imports: string[] }; routes: Record<string, Route> }

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
  const shared = Object.entries(manifest.routes).filter(([id]) => !/^(?:admin|feeds)\//.test(id))
  const routes = Object.fromEntries(shared.map(([id, route]) => [id, shorten(route, manifest.entry.imports)]))
  const publicFile = join(assetsFolder, `public-${name}`)
  // The manifest contains its own address.
  const url = manifest.url.replace(name, `public-${name}`)
  writeFileSync(publicFile, `${start}${JSON.stringify({ ...manifest, url, routes })};`)
  for (const file of [join(assetsFolder, name), publicFile]) writeCompressed(file)
}

/**
 * A route without what is false or empty, which React Router takes for the same, without `hasDefaultExport`, which it does not read, and without the
 * scripts that every page has loaded. The others are in order, because what repeats itself compresses best.
 */
function shorten(route: Route, loaded: string[]) {
  const { hasDefaultExport: _, ...read } = route
  const own: Record<string, unknown> = { ...read, imports: route.imports?.filter((path) => !loaded.includes(path)).sort() }
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)))
}
