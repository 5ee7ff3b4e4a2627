import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const reactRoutersOwn = /\/react-router\/dist\/[^/]+\/lib\/dom\/ssr\/[^/]+\.js$/

/**
 * Puts app/client/load-page.ts in the place of React Router's loader of page code, which has no setting for what happens when a page does
 * not come. Fails the build when React Router has moved that loader. Development keeps React Router's own.
 */
export function pageChunks(): Plugin {
  const ours = resolve(import.meta.dirname, '../app/client/load-page.ts')
  let isApplied = false
  return {
    name: 'page-chunks',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer) {
      if (id !== './routeModules.js' || !reactRoutersOwn.test(importer ?? '')) return
      isApplied = true
      return ours
    },
    generateBundle() {
      if (!isApplied) this.error('React Router no longer loads its pages through routeModules.js: see app/client/load-page.ts')
    },
  }
}
