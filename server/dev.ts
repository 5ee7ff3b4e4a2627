import { existsSync } from 'node:fs'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { readConfig } from './config.ts'
import { createHttpServer, listen, pageListener } from './http.ts'
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
  if (existsSync('.env')) process.loadEnvFile('.env')
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
  await listen(server, config)
  console.log(`Griddle in development: http://localhost:${config.port}`)
}
