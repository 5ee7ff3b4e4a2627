import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

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
      // Looking for packages, Vite reads route modules with what they have for the server.
      if ('scan' in options && options.scan) return
      const target = (await this.resolve(id, importer, { ...options, skipSelf: true }))?.id
      if (importer && target && forbidden.some((part) => target.includes(part))) {
        this.error(`${importer} would send ${target} to the browser`)
      }
    },
  }
}
