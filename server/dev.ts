import type { RequestListener, Server } from 'node:http'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import type { Config } from './config.ts'
import { respondWithError } from './http.ts'
import { developmentPolicy } from './security-headers.ts'
import { type Source, serve, siteListener } from './serve.ts'
import { startWith } from './start.ts'

// Serves the site from its sources. Vite reloads changes in `app/`; when another layer changes, `scripts/run.mjs` restarts this process.
await startWith(async (config) => {
  const { port, firstAdmin } = await serve(config, openSources)
  if (firstAdmin) console.log(`The first admin: ${firstAdmin.email}, password ${firstAdmin.madePassword ?? 'from ADMIN_PASSWORD'}`)
  console.log(`Griddle in development: http://localhost:${port}`)
})

async function openSources(config: Config, server: Server): Promise<Source> {
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment')
  const { runner } = ssr
  const withVite = (pages: RequestListener): RequestListener => {
    return (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => pages(incoming, outgoing))
  }

  return {
    open(opened) {
      const parts = { ...opened.parts, offlineFiles: undefined, policy: developmentPolicy }
      let present: { createSite: unknown; listener: RequestListener } | undefined
      // Vite evaluates the module again once anything that it imports has changed. Then the cached pages are outdated.
      const pages: RequestListener = async (incoming, outgoing) => {
        try {
          const { createSite } = await runner.import<typeof import('./site.ts')>('/server/site.ts')
          if (createSite !== present?.createSite) {
            present = { createSite, listener: siteListener({ createSite }, { ...opened, parts }, config, (pages) => pages) }
          }
          present.listener(incoming, outgoing)
        } catch (error) {
          respondWithError(error, outgoing, parts.log)
        }
      }
      return withVite(pages)
    },
    close: () => vite.close(),
  }
}
