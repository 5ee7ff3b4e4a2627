import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { createHttpServer, listen, pageListener } from './http.ts'
import { openParts } from './open-parts.ts'
import { startWith } from './start.ts'

// Serves the site from its sources. Vite reloads changes in `app/`; when another layer changes, `scripts/run.mjs` restarts this process.
await startWith(async (config) => {
  const server = createHttpServer((incoming, outgoing) => vite.middlewares(incoming, outgoing, () => pages(incoming, outgoing)))
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const { parts, firstAdmin, close } = await openParts(config)
  if (firstAdmin) console.log(`The first admin: ${firstAdmin.email}, password ${firstAdmin.madePassword ?? 'from ADMIN_PASSWORD'}`)
  const pages = pageListener({ site: { fetch: fetchFresh }, trustProxy: config.trustProxy, log: parts.log })
  await listen(server, config)
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => close().finally(() => process.exit(0)))
  console.log(`Griddle in development: http://localhost:${config.port}`)

  async function fetchFresh(request: Request, visitor: { address: string }) {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment')
    const { createSite } = await ssr.runner.import<typeof import('./site.ts')>('/server/site.ts')
    return createSite({ ...parts, offlineFiles: undefined, mode: 'development' }).fetch(request, visitor)
  }
})
