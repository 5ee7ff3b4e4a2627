import cluster from 'node:cluster'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type ContentWatch, noticeMilliseconds } from '#core/database/content-watch.ts'
import { assetListener } from './assets.ts'
import type { Config } from './config.ts'
import { createHttpServer, listen, pageListener, withOneHost, withProxyHint } from './http.ts'
import { openParts } from './open-parts.ts'
import { toCounted } from './page-cache/cached-page.ts'
import { openFreshness } from './page-cache/freshness.ts'
import { type Count, pageCache } from './page-cache/page-cache.ts'
import type { createSite, SiteParts, Visitor } from './site.ts'

/** The port that the server listens on, and the first admin if this start created one. */
export type Started = { port: number; firstAdmin: Awaited<ReturnType<typeof openParts>>['firstAdmin'] }

const root = resolve(import.meta.dirname, '..')
const drainMilliseconds = 10_000
const closeMilliseconds = 5000
const idleCheckMilliseconds = 100
/** After this time, a start's background work is done. */
const settledMilliseconds = 10_000

/** The site's own dependencies, and what reports their changes. */
type Opened = { parts: SiteParts; watch: ContentWatch; count?: Count }

/** The site, from its build or from its sources: `open` is called once everything that it depends on is there. */
export type Source = { open: (opened: Opened) => RequestListener; close?: () => Promise<void> }

/** Serves the site in this process until SIGTERM, SIGINT or the end of its parent process. */
export async function serve(config: Config, openSource: (config: Config, server: Server) => Promise<Source> = openBuild): Promise<Started> {
  tuneV8()
  // The port comes first, so that a start that can't get it changes nothing. Early requests wait until the site is ready.
  const site = Promise.withResolvers<RequestListener>()
  const server = createHttpServer(async (incoming, outgoing) => (await site.promise)(incoming, outgoing))
  const source = await openSource(config, server)
  await listen(server, config)
  const { parts, watch, count, firstAdmin, close } = await openParts(config)
  const listener = source.open({ parts, watch, count })
  site.resolve(listener)
  server.removeAllListeners('request').on('request', listener)
  // The IPC channel closes if the primary process is killed. Without this the worker would exit at once instead of draining.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, () => stop(server, source, close))
  setTimeout(collectGarbage, settledMilliseconds).unref()
  const bound = server.address()
  return { port: typeof bound === 'object' && bound ? bound.port : config.port, firstAdmin }
}

/**
 * Tunes V8's garbage collector for many short requests. Not by command-line options: a later Node that lacks one of these flags would
 * refuse to start.
 */
function tuneV8() {
  // Garbage that may accumulate before it is collected, in percent of live memory; by default up to three times as much.
  setFlagsFromString('--heap-growing-percent=50')
  // Under load V8 sees that objects of a request survive, and from then on allocates such objects in the old generation. Then each has to
  // be found by a full collection: up to a third fewer responses, until the process ends.
  setFlagsFromString('--no-allocation-site-pretenuring')
}

/** Collects the garbage of the start. V8 would let half as much again accumulate first. */
function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  // Node's compile cache is valid only for the same flags.
  setFlagsFromString('--no-expose-gc')
}

async function openBuild(config: Config): Promise<Source> {
  // The path is computed, so that the type checker uses the source's types instead of looking for the built file.
  const build: typeof import('./site.ts') = await import(join(root, 'build/server/index.js'))
  const withAssets = (pages: RequestListener) => assetListener(join(root, 'build/client'), config.trustProxy, pages)
  return { open: (opened) => siteListener(build, opened, config, withAssets) }
}

/** Everything that the site serves: what `withAssets` puts before the pages, then cached pages, then pages rendered for the request. */
export function siteListener(
  build: { createSite: typeof createSite },
  { parts, watch, count }: Opened,
  { trustProxy, pageCacheBytes }: Config,
  withAssets: (pages: RequestListener) => RequestListener,
): RequestListener {
  const site = build.createSite(parts)
  const freshness = openFreshness(parts.db, watch)
  const { log, clock } = parts
  const rendered = pageListener({ site: { fetch: fetchAndTouch }, trustProxy, log, onAnswer })
  const pages = pageCache({ site, freshness, trustProxy, log, clock, maxBytes: pageCacheBytes, count }, rendered)
  return withProxyHint(withOneHost(withAssets(pages)), { trustProxy, log })

  /**
   * After a write, the next request checks what has changed, whichever database reports it; after one in another process, too, as soon as
   * that one has responded.
   */
  async function fetchAndTouch(request: Request, visitor: Visitor) {
    const response = await site.fetch(request, visitor)
    if (request.method === 'POST') {
      freshness.touch()
      await sleep(noticeMilliseconds)
    }
    return response
  }

  function onAnswer(response: Response, incoming: IncomingMessage) {
    const counted = toCounted(response)
    if (counted && !/^\/admin(?:[/.]|$)/i.test(incoming.url ?? '')) count?.(counted, incoming)
  }
}

/**
 * Graceful shutdown: stops accepting connections, gives requests in flight at most ten seconds to finish, closes everything within at most
 * five more (a database or the reader of the log may hang), and exits.
 */
async function stop(server: Server, source: Source, close: () => Promise<void>) {
  // Vite's open web sockets are connections as well.
  await source.close?.()
  const drained = new Promise<void>((done) => server.close(() => done()))
  // Requests on keep-alive connections are still served, and told that the connection closes.
  server.prependListener('request', (_incoming, outgoing) => outgoing.setHeader('Connection', 'close'))
  const idleConnections = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds)
  const lateConnections = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  await drained
  clearInterval(idleConnections)
  clearTimeout(lateConnections)
  await Promise.race([close(), sleep(closeMilliseconds)])
  process.exit(0)
}
