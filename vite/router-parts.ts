import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

// Its server and its server components come along in its index and are shaken out of the bundle; they keep their own imports.
const reactRoutersOwn = /\/react-router\/dist\/[^/]+\/(?!lib\/(?:rsc|server-runtime)\/).+\.js$/
const client = resolve(import.meta.dirname, '../app/client')

/** Modules inside React Router, by the end of their path, and what takes their place in the browser. */
const replacements = {
  '/lib/dom/ssr/routeModules.js': resolve(client, 'load-page.ts'),
  '/lib/dom/ssr/fog-of-war.js': resolve(client, 'no-route-discovery.ts'),
  '/lib/router/instrumentation.js': resolve(client, 'no-instrumentation.ts'),
  '/lib/dom/ssr/errorBoundaries.js': resolve(client, 'last-error.tsx'),
}

/**
 * Puts our own code in the place of parts of React Router that have no setting: the loader of page code, which has its own idea of what
 * to do when a page does not come, the last error page, which shows a stack, and two parts that this site does not use. Fails the build
 * when React Router has moved one of them. Development keeps React Router's own.
 */
export function routerParts(): Plugin {
  const missing = new Set(Object.keys(replacements))
  return {
    name: 'router-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer = '') {
      if (!reactRoutersOwn.test(importer)) return
      const path = resolve(dirname(importer), id)
      const found = Object.entries(replacements).find(([ending]) => path.endsWith(ending))
      if (found) missing.delete(found[0])
      return found?.[1]
    },
    generateBundle() {
      if (missing.size > 0) this.error(`React Router no longer has ${[...missing].join(', ')}: see vite/router-parts.ts`)
    },
  }
}
