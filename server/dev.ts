import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { readConfig } from './config.ts'
import { createHttpServer, pageListener } from './http.ts'
import { openParts } from './open-parts.ts'
import { explainStartFailure } from './start-failure.ts'

try {
  await start()
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}

/** Serves the site from its sources; routes, loaders and storage are loaded anew when their files change. */
async function start() {
  const config = readConfig(process.env)
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  const { parts, firstAdmin } = await openParts(config)
  if (firstAdmin) console.log(`The first admin: ${firstAdmin.email}, password ${firstAdmin.madePassword ?? 'from ADMIN_PASSWORD'}`)
  const ssr = vite.environments.ssr
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment')
  const site = {
    async fetch(request: Request, visitor: { address: string }) {
      const { createSite } = await ssr.runner.import<typeof import('./site.ts')>('/server/site.ts')
      return createSite({ ...parts, mode: 'development' }).fetch(request, visitor)
    },
  }
  const pages = pageListener({ site, trustProxy: config.trustProxy, log: parts.log })
  const server = createHttpServer((incoming, outgoing) => vite.middlewares(incoming, outgoing, () => pages(incoming, outgoing)))
  server.listen({ port: config.port, host: config.host }, () => console.log(`Griddle in development: http://localhost:${config.port}`))
}
