import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

// Its server modules are part of the same index and are removed by tree shaking; their imports stay as they are.
const reactRoutersOwn = /\/react-router\/dist\/[^/]+\/(?!lib\/(?:rsc|server-runtime)\/).+\.js(?:\?|$)/
const client = resolve(import.meta.dirname, '../app/client')

/** Modules inside React Router, by the end of their path, and their replacements in the browser. */
const replacements = {
  '/lib/dom/ssr/routeModules.js': resolve(client, 'load-page.ts'),
  '/lib/dom/ssr/fog-of-war.js': resolve(client, 'no-route-discovery.ts'),
  '/lib/router/instrumentation.js': resolve(client, 'no-instrumentation.ts'),
  '/lib/dom/ssr/errorBoundaries.js': resolve(client, 'last-error.tsx'),
}

const ownNames = ['react-router', 'react-router/dom']

/** Where React Router logs warnings for developers, and how that function begins. */
const historyModule = '/lib/router/history.js'
const warning = 'function warning(cond, message) {'

/**
 * Replaces parts of React Router that have no setting: the loader of route modules, which reloads in a loop if one fails, the last-resort
 * error page, which shows a stack trace, and two features that this site does not use; and removes its warnings for developers, with their
 * long texts. Fails the build if React Router has moved one of them. In development the warnings stay.
 */
export function routerParts(): Plugin {
  const missing = new Set([...Object.keys(replacements), historyModule])
  return {
    name: 'router-parts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer = '') {
      if (!reactRoutersOwn.test(importer)) return
      const path = resolve(dirname(importer), id)
      const found = Object.entries(replacements).find(([ending]) => path.endsWith(ending))
      if (found) missing.delete(found[0])
      return found?.[1]
    },
    config: {
      order: 'post',
      handler(config, { command }) {
        if (command === 'build') return
        // Vite's plugins don't see what it prebundles.
        const { include = [] } = config.optimizeDeps ?? {}
        config.optimizeDeps = { ...config.optimizeDeps, include: include.filter((name) => !ownNames.includes(name)), exclude: ownNames }
      },
    },
    transform(code, id) {
      if (this.environment.mode === 'dev') return
      if (!id.endsWith(historyModule) || !code.includes(warning)) return
      missing.delete(historyModule)
      return { code: code.replace(warning, `/* @__NO_SIDE_EFFECTS__ */ ${warning}`), map: null }
    },
    generateBundle() {
      if (missing.size > 0) this.error(`React Router no longer has ${[...missing].join(', ')}: see vite/router-parts.ts`)
    },
  }
}
