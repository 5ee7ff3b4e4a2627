import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { createHttpServer, listen } from './http.ts'
import { openParts } from './open-parts.ts'
import { siteListener } from './site-listener.ts'
import { explainStartFailure } from './start-failure.ts'

const root = resolve(import.meta.dirname, '..')
type FirstAdminMade = NonNullable<Awaited<ReturnType<typeof openParts>>['firstAdmin']>

const drainMilliseconds = 10_000

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await start(readConfig(process.env))
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}

async function start(config: Config) {
  // The path is built so that the type checker takes the source's types instead of looking for the built file.
  const build: typeof import('./site.ts') = await import(join(root, 'build/server/index.js'))
  // The port comes first, so that a start which can't have it changes nothing. Whoever asks meanwhile waits for the pages.
  const site = Promise.withResolvers<RequestListener>()
  const server = createHttpServer(async (incoming, outgoing) => (await site.promise)(incoming, outgoing))
  await listen(server, config)
  const { parts, watch, firstAdmin, close } = await openParts(config)
  const { trustProxy, pageCacheBytes } = config
  const listener = siteListener({ build, parts, watch, assetsFolder: join(root, 'build/client'), trustProxy, pageCacheBytes })
  site.resolve(listener)
  server.removeAllListeners('request').on('request', listener)
  if (firstAdmin) announceAdmin(firstAdmin)
  announce(server, config)
  // The script that started this process holds a channel to it; when that breaks, the script was killed.
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => stop(server, close))
  process.channel?.unref()
}

function announce(server: Server, { port, siteUrl, database, dataDir }: Config) {
  const bound = server.address()
  const localPort = typeof bound === 'object' && bound ? bound.port : port
  const address = `http://localhost:${localPort}`
  console.log(`
  Griddle is ready.

  Site       ${address}${siteUrl === address ? '' : ` (public address ${siteUrl})`}
  Admin      ${address}/admin/login
  Database   ${database.startsWith('postgres') ? 'PostgreSQL' : database}
  Data       ${dataDir}
`)
}

/** Said once, at the start that made the first admin: a password that was made up is kept nowhere but as a hash. */
function announceAdmin({ email, madePassword }: FirstAdminMade) {
  const lines = [
    'The first admin can sign in now.',
    '',
    `E-mail     ${email}`,
    `Password   ${madePassword ?? 'the one in ADMIN_PASSWORD'}`,
    ...(madePassword ? ['', 'Write it down: it is not shown again. Another one comes from', `npm run cli -- reset-password ${email}`] : []),
  ]
  console.log(`${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n`)
}

/** Takes no new connections, lets what is in flight finish for at most ten seconds, then writes everything out and ends. */
async function stop(server: Server, close: () => Promise<void>) {
  const drained = new Promise<void>((done) => server.close(() => done()))
  server.closeIdleConnections()
  const lateConnections = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  await drained
  clearTimeout(lateConnections)
  await close()
  process.exit(0)
}
