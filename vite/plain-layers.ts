import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { plainLayers as layers } from '../scripts/plain-layers.mjs'

/** An import of a module of the plain layers, as sources write it. */
export const plainImport = new RegExp(`^#(?:${layers.join('|')})/`)

/** The address that Vite's development server gives such a module. */
const plainUrl = new RegExp(`^/(?:${layers.join('|')})/`)

/**
 * Has Node import the plain layers in development as well, so that the pages and the process around them share one instance of each module. By
 * itself Vite runs every source file of the project in its module runner, which would have copies of its own.
 */
export function plainLayers(): Plugin {
  return {
    name: 'plain-layers',
    apply: 'serve',
    configureServer({ config, environments: { ssr } }) {
      const fetchModule = ssr.fetchModule.bind(ssr)
      ssr.fetchModule = async (url, importer, options) => {
        const isEntry = importer === undefined
        if (isEntry || !plainUrl.test(url)) return fetchModule(url, importer, options)
        return { externalize: pathToFileURL(join(config.root, url)).href, type: 'module' }
      }
    },
  }
}
