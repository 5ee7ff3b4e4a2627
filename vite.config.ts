import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript, keepFromBrowser, plainImport, plainLayers } from './vite/plugins.ts'
import { precompress } from './vite/precompress.ts'
import { routeLists } from './vite/route-lists.ts'
import { routerParts } from './vite/router-parts.ts'
import { scriptGroups } from './vite/script-groups.ts'

export default defineConfig({
  plugins: [reactRouter(), inlineScript(), plainLayers(), keepFromBrowser(), routerParts(), routeLists(), precompress()],
  build: { assetsInlineLimit: 0 },
  // In development React Router also scans the pages' server code for styles. Vite would reload the page for anything that it discovers
  // later.
  optimizeDeps: { include: ['zod'] },
  // For the names of app/styles/breakpoints.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/site.ts',
          // Only app/ and server/site.ts are bundled; the plain layers are imported, so the bundle, main.ts and the CLI share one instance
          // of each.
          external: [plainImport],
        },
      },
    },
  },
})
