import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCompressed } from './precompress.ts'

/** A route in React Router's list, with the addresses of its files. */
export type Route = { id: string; module: string; parentId?: string; imports?: string[]; css?: string[]; [field: string]: unknown }
type ShortRoute = Pick<Route, 'id' | 'parentId'> & Record<string, unknown>
type Manifest = { url: string; entry: { module: string; imports: string[] }; routes: Record<string, Route> }

const pageFrame = 'public/page-frame'
const start = 'window.__reactRouterManifest='

/**
 * Writes shorter lists of routes next to React Router's: `public-manifest-….js` for public pages, which link to the admin and the feeds only with full page
 * loads, and `preview-manifest-….js` for previews, which are public pages at addresses of the admin. Its own list, for the admin, loses these: a browser
 * would take an error of the admin for a preview. `app/entry.server.tsx` chooses which one a page refers to. Returns all routes.
 */
export function writePublicManifest(assetsFolder: string): Route[] {
  const name = readdirSync(assetsFolder).find(
    (file) => /^manifest-[\w-]+\.js$/.test(file) && readFileSync(join(assetsFolder, file)).length > 0,
  )
  const script = name ? readFileSync(join(assetsFolder, name), 'utf8') : ''
  if (!name || !script.startsWith(start))
    throw new Error('React Router has changed the format of its route manifest: see vite/public-manifest.ts')
  const manifest: Manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''))
  const write = (prefix: string, routes: ShortRoute[], toScript: (routes: ShortRoute[]) => string) => {
    const file = join(assetsFolder, prefix + name)
    // The manifest contains its own address.
    const url = manifest.url.replace(name, prefix + name)
    const { module, imports } = manifest.entry
    // What browsers read of it. The version is for the discovery of routes, and the site has none: app/client/no-route-discovery.ts.
    writeFileSync(file, `${start}{"entry":${JSON.stringify({ module, imports })},"url":"${url}","routes":${toScript(routes)}};`)
    writeCompressed(file)
  }
  const all = Object.values(manifest.routes)
  const shared = all.filter(({ id }) => !/^(?:admin|feeds)\//.test(id)).map((route) => shorten(route, manifest.entry.imports))
  const isPreview = ({ id }: ShortRoute) => id.startsWith('preview/')
  write(
    '',
    all.filter((route) => !isPreview(route)),
    (routes) => JSON.stringify(Object.fromEntries(routes.map((route) => [route.id, route]))),
  )
  write('preview-', shared, toShortScript)
  write(
    'public-',
    shared.filter((route) => !isPreview(route)),
    toShortScript,
  )
  return all
}

/** Most public pages have the same parent: routes say only another one, and their ids once. */
function toShortScript(routes: ShortRoute[]) {
  const told = routes.map(({ parentId = '', ...route }) => (parentId === pageFrame ? route : { ...route, parentId }))
  return `Object.fromEntries(${JSON.stringify(told)}.map(r=>[r.id,{parentId:"${pageFrame}",...r}]))`
}

/**
 * A route without what is false or empty, which React Router takes for the same, without `hasDefaultExport`, which it does not read, and without the
 * scripts that every page has loaded. The others are in order, because what repeats itself compresses best.
 */
function shorten(route: Route, loaded: string[]): ShortRoute {
  const { hasDefaultExport: _, ...read } = route
  const own: Record<string, unknown> = { ...read, imports: route.imports?.filter((path) => !loaded.includes(path)).sort() }
  const told = Object.entries(own).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
  return { id: route.id, ...Object.fromEntries(told) }
}
