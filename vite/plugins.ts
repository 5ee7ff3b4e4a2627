import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { plainLayers as layers } from '../scripts/plain-layers.mjs'

const ending = '?inline-script'

/**
 * `import code from './x.js?inline-script'` gives the minified text of a script to inline into the document. It is empty in the browser's
 * bundle: the document already has the script, and React leaves it alone.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ending)) return
      if (this.environment.name === 'client') return 'export default ""'
      const file = id.slice(0, -ending.length)
      const { code } = minifySync(file, readFileSync(file, 'utf8'), { compress: true, mangle: { toplevel: false } })
      return `export default ${JSON.stringify(code)}`
    },
  }
}

const root = resolve(import.meta.dirname, '..')
const serverFolders = ['core', 'server', 'content', 'cli', 'domain/structured-data'].map((name) => join(root, name, '/'))
const serverPackages = [
  'zod',
  'sanitize-html',
  'kysely',
  'better-auth',
  '@simplewebauthn/server',
  'sharp',
  'pg',
  'pino',
  'aws4fetch',
  'feedsmith',
  'sitemap',
  'nodemailer',
]

/** Fails the build, and in development the page, when browser code imports a server-only module. */
export function keepFromBrowser(): Plugin {
  const forbidden = [...serverFolders, ...serverPackages.map((name) => `/node_modules/${name}/`)]
  return {
    name: 'keep-from-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(id, importer, options) {
      // When scanning for packages, Vite reads route modules including their server code.
      if ('scan' in options && options.scan) return
      // When scanning for styles in development, React Router resolves each module of a page, including the server's. Vite takes that for
      // an import by the page.
      if (importer === join(root, 'index.html')) return
      const target = (await this.resolve(id, importer, { ...options, skipSelf: true }))?.id
      if (importer && target && forbidden.some((part) => target.includes(part))) {
        this.error(`${importer} would send ${target} to the browser`)
      }
    },
  }
}

/** An import of a plain layer's module, as written in sources. */
export const plainImport = new RegExp(`^#(?:${layers.join('|')})/`)

const isPlainFile = new RegExp(`^${pathToFileURL(root).href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/(?:${layers.join('|')})/`)

/**
 * Makes Node import the plain layers in development as well, so that the pages and the process around them share one instance of each
 * module. By default Vite runs every source file of the project in its module runner, which would have its own copies. Node imports
 * built-in modules itself.
 */
export function plainLayers(): Plugin {
  return {
    name: 'plain-layers',
    enforce: 'pre',
    apply: 'serve',
    config: () => ({ environments: { ssr: { resolve: { builtins: [...builtinModules, /^node:/, isPlainFile] } } } }),
    resolveId(id) {
      if (this.environment.name !== 'ssr' || !plainImport.test(id)) return
      return { id: pathToFileURL(resolve(root, id.slice(1))).href, external: true }
    },
  }
}
