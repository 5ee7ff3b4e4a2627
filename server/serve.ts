import cluster from 'node:cluster'
import type { RequestListener, Server } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { createHttpServer, listen } from './http.ts'
import { openParts } from './open-parts.ts'
import { siteListener } from './site-listener.ts'
import { tuneV8 } from './tune-v8.ts'

/** What a start has to tell: the port that it listens on, and the first admin if it made one. */
export type Started = { port: number; firstAdmin: Awaited<ReturnType<typeof openParts>>['firstAdmin'] }

const root = resolve(import.meta.dirname, '..')
const drainMilliseconds = 10_000
const closeMilliseconds = 5000
const lookMilliseconds = 100

/** Serves the site in this process until it is told to end. */
export async function serve(config: Config): Promise<Started> {
  tuneV8()
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
  // The process that started this one holds a channel to it; when that breaks, it was killed. By default this one would end at once.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => stop(server, close))
  const bound = server.address()
  return { port: typeof bound === 'object' && bound ? bound.port : config.port, firstAdmin }
}

/**
 * Takes no new connections, lets what is in flight finish for at most ten seconds, then writes everything out, for at most five where a
 * database or a reader of the log does not answer, and ends.
 */
async function stop(server: Server, close: () => Promise<void>) {
  const drained = new Promise<void>((done) => server.close(() => done()))
  // Whoever asks on in a connection that was kept is answered, and told that it ends.
  server.prependListener('request', (_incoming, outgoing) => outgoing.setHeader('Connection', 'close'))
  const idleConnections = setInterval(() => server.closeIdleConnections(), lookMilliseconds)
  const lateConnections = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  await drained
  clearInterval(idleConnections)
  clearTimeout(lateConnections)
  await Promise.race([close(), sleep(closeMilliseconds)])
  process.exit(0)
}
