import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { writeCompressed } from './precompress.ts'

/** A route in React Router's list, with the addresses of its files. */
export type Route = { id: string; module: string; parentId?: string; imports?: string[]; css?: string[]; [field: string]: unknown }
type ShortRoute = Pick<Route, 'id' | 'parentId'> & Record<string, unknown>
type Manifest = { url: string; entry: { module: string; imports: string[] }; routes: Record<string, Route> }

const pageFrame = 'public/page-frame'
const start = 'window.__reactRouterManifest='

/**
 * Which routes each kind of page leaves out of its list. Public pages link to the admin, the feeds, the pages for mail and the newsletter
 * only with full page loads. Previews are public pages at admin addresses, which the admin's own list omits: a browser would take an admin
 * error for a preview. `app/entry.server.tsx` chooses a page's list.
 */
const leftOut = {
  public: /^(?:admin|feeds|preview|plain|newsletter|answers|public\/mail)\//,
  preview: /^(?:admin|feeds|plain|newsletter|answers)\//,
  admin: /^(?:preview|plain|newsletter|answers)\//,
}

type Kind = keyof typeof leftOut

const kinds: Kind[] = ['public', 'preview', 'admin']

/** Writes the lists next to React Router's, as `public-manifest-….js` and so on, shortened for visitors. Returns all routes. */
export function writeRouteLists(assetsFolder: string): Route[] {
  const name = readdirSync(assetsFolder).find(
    (file) => /^manifest-[\w-]+\.js$/.test(file) && readFileSync(join(assetsFolder, file)).length > 0,
  )
  const script = name ? readFileSync(join(assetsFolder, name), 'utf8') : ''
  if (!name || !script.startsWith(start))
    throw new Error('React Router has changed the format of its route manifest: see vite/route-lists.ts')
  const manifest: Manifest = JSON.parse(script.slice(start.length).replace(/;\s*$/, ''))
  const { module, imports } = manifest.entry
  const all = Object.values(manifest.routes)
  for (const kind of kinds) {
    const file = join(assetsFolder, `${kind}-${name}`)
    // The manifest contains its own address.
    const url = manifest.url.replace(name, `${kind}-${name}`)
    const listed = all.filter(({ id }) => !leftOut[kind].test(id))
    const routes = kind === 'admin' ? byId(listed) : shortScript(listed.map((route) => shorten(route, imports)))
    // The part that browsers read. The version is for route discovery, which the site doesn't use: app/client/no-route-discovery.ts.
    writeFileSync(file, `${start}{"entry":${JSON.stringify({ module, imports })},"url":"${url}","routes":${routes}};`)
    writeCompressed(file)
  }
  return all
}

/** React Router's own list in development, and its name in addresses. */
const ownList = 'virtual:react-router/browser-manifest'

/** Serves the same lists in development, from React Router's own, which changes with the routes. */
export function routeLists(): Plugin {
  const found = new Map(kinds.map((kind) => [`\0${ownList.replace('manifest', `${kind}-manifest`)}`, leftOut[kind]]))
  return {
    name: 'route-lists',
    apply: 'serve',
    resolveId: (id) => (found.has(id) ? id : undefined),
    load(id) {
      const others = found.get(id)
      if (!others) return
      return `import '${ownList}'
const { routes, ...rest } = window.__reactRouterManifest
const listed = Object.entries(routes).filter(([id]) => !${others}.test(id))
${start}{ ...rest, routes: Object.fromEntries(listed) }`
    },
  }
}

function byId(routes: Route[]) {
  return JSON.stringify(Object.fromEntries(routes.map((route) => [route.id, route])))
}

/** Most public pages have the same parent: routes name only another one, and their ids only once. */
function shortScript(routes: ShortRoute[]) {
  const told = routes.map(({ parentId = '', ...route }) => (parentId === pageFrame ? route : { ...route, parentId }))
  return `Object.fromEntries(${JSON.stringify(told)}.map(r=>[r.id,{parentId:"${pageFrame}",...r}]))`
}

/**
 * A route without false or empty values, which React Router treats as absent, without `hasDefaultExport`, which it does not read, and
 * without the scripts that every page has already loaded. The keys are sorted, because repetition compresses best.
 */
function shorten(route: Route, loaded: string[]): ShortRoute {
  const { hasDefaultExport: _, ...read } = route
  const own: Record<string, unknown> = { ...read, imports: route.imports?.filter((path) => !loaded.includes(path)).sort() }
  const told = Object.entries(own).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
  return { id: route.id, ...Object.fromEntries(told) }
}
