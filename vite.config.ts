import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const serverFolders = ['storage', 'operations', 'server', 'content', 'cli']
const serverPackages = ['zod', '@conform-to', 'sanitize-html', 'kysely', 'better-auth', 'sharp', 'pg', 'pino', 'flydrive', 'feed', 'sitemap']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepFromBrowser()],
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/site.ts',
          // Only app/ and server/site.ts are bundled; the plain layers are imported, so the bundle, main.ts and the CLI share one instance of each.
          external: [/^#(domain|storage|operations|server|content)\//],
        },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
})

/** Fails the build when browser code would import what only the server may load. */
function keepFromBrowser(): Plugin {
  const folders = serverFolders.map((folder) => `${import.meta.dirname}/${folder}/`)
  const packages = serverPackages.map((name) => `/node_modules/${name}/`)
  return {
    name: 'keep-from-browser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(id, importer, options) {
      const target = (await this.resolve(id, importer, { ...options, skipSelf: true }))?.id
      if (!importer || !target) return
      if (folders.some((folder) => target.startsWith(folder)) || packages.some((name) => target.includes(name))) {
        this.error(`${importer} would send ${target} to the browser`)
      }
    },
  }
}
