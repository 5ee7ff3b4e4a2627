import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { plainLayers as layers } from '../scripts/plain-layers.mjs'

/** An import of a module of the plain layers, as sources write it. */
export const plainImport = new RegExp(`^#(?:${layers.join('|')})/`)

const root = resolve(import.meta.dirname, '..')
const isPlainFile = new RegExp(`^${pathToFileURL(root).href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/(?:${layers.join('|')})/`)

/**
 * Has Node import the plain layers in development as well, so that the pages and the process around them share one instance of each module. By
 * itself Vite runs every source file of the project in its module runner, which would have copies of its own. What is built in, Node imports.
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
