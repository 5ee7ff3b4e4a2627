import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createRequest } from '@remix-run/node-fetch-server'
import type { Log } from '#domain/log.ts'
import { sendResponse } from './answer.ts'
import { clientAddress, hostName, publicOrigin } from './read-request.ts'
import { commonHeaders } from './security-headers.ts'
import type { createSite } from './site.ts'

const methods = ['GET', 'HEAD', 'POST']

type ServerParts = {
  site: Pick<ReturnType<typeof createSite>, 'fetch'>
  trustProxy: number
  log: Log
  /** Called with each response of the site. */
  onAnswer?: (response: Response, incoming: IncomingMessage) => void
}

/** A server with limits that keep slow or greedy clients from holding it up. */
export function createHttpServer(listener: RequestListener): Server {
  // A body may take long: a photo takes a few minutes over a slow connection.
  const limits = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }
  // Requests without a body get no stream, which saves a tenth of the work for each cached page.
  const server = createServer({ ...limits, optimizeEmptyRequests: true }, listener)
  server.maxConnections = 10_000
  server.maxHeadersCount = 100
  return server
}

/** Binds the port. Rejects if another program has it or the address isn't this machine's. */
export function listen(server: Server, { port, host }: { port: number; host: string | undefined }) {
  return new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen({ port, host }, () => done())
  })
}

/** Responds with the site's pages: turns Node's request into a Request and the Response into Node's. */
export function pageListener({ site, trustProxy, log, onAnswer }: ServerParts) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      const origin = publicOrigin(incoming, trustProxy)
      incoming.url = toPath(incoming.url ?? '')
      if (!incoming.url.startsWith('/') || !namesHost(origin)) return refuse(outgoing, 400, 'Bad request')
      if (!methods.includes(incoming.method ?? '')) return refuse(outgoing, 405, 'Method not allowed')
      if (incoming.method === 'POST' && incoming.readableEnded) return refuse(outgoing, 411, 'Length required')
      const request = createRequest(incoming, outgoing, origin)
      const isThroughUntoldProxy = findUntoldProxy(incoming, trustProxy) !== undefined
      const response = await site.fetch(request, { address: clientAddress(incoming, trustProxy), isThroughUntoldProxy })
      onAnswer?.(response, incoming)
      if (outgoing.destroyed) return
      await sendResponse(outgoing, response, incoming.headers['accept-encoding'])
    } catch (error) {
      respondWithError(error, outgoing, log)
    } finally {
      // Reads what the response didn't need of a body: until then the connection accepts no other request, and a browser waits to send it.
      if (!incoming.readableEnded) incoming.removeAllListeners('data').resume()
    }
  }
}

/** Refuses requests with several Host headers (RFC 9112, 3.2): Node takes the first, a proxy before it perhaps the last. */
export function withOneHost(next: RequestListener): RequestListener {
  return (incoming, outgoing) => (countHosts(incoming.rawHeaders) > 1 ? refuse(outgoing, 400, 'Bad request') : next(incoming, outgoing))
}

function countHosts(rawHeaders: string[]) {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length
}

/**
 * Ends a request whose response could not be made or sent, and logs it. A started response is cut off, so that nobody takes it for
 * complete.
 */
export function respondWithError(error: unknown, outgoing: ServerResponse, log: Log) {
  if (outgoing.destroyed) return
  log.error({ err: error }, 'A request failed')
  if (outgoing.headersSent) return void outgoing.destroy()
  outgoing.writeHead(500, { 'Content-Type': 'text/plain', ...commonHeaders })
  outgoing.end('Internal server error')
}

/** Whether an address can begin with it: not with a port over 65535, or a number that isn't a network address. */
function namesHost({ host, protocol }: ReturnType<typeof publicOrigin>) {
  return hostName.test(host) && URL.canParse(`${protocol}//${host}`)
}

/** The path of a request target in absolute form (RFC 9112, 3.2.2); a path stays as it is. */
function toPath(target: string) {
  return target.replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/'
}

function refuse(outgoing: ServerResponse, status: number, words: string) {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain', ...(status === 405 ? { Allow: methods.join(', ') } : {}), ...commonHeaders })
  outgoing.end(words)
}

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** The header of a proxy that TRUST_PROXY doesn't cover; undefined if there is none. Anyone can forge it. */
function findUntoldProxy({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: number) {
  return trustProxy > 0 ? undefined : forwarding.find((name) => name in headers)
}

/**
 * Logs once that a request has passed a proxy that TRUST_PROXY doesn't cover: then all visitors share one visitor's limits. It changes
 * nothing else. The dashboard also tells admins who come that way.
 */
export function withProxyHint(next: RequestListener, { trustProxy, log }: { trustProxy: number; log: Log }): RequestListener {
  let isOver = false
  return (incoming, outgoing) => {
    const header = isOver ? undefined : findUntoldProxy(incoming, trustProxy)
    if (header) {
      isOver = true
      log.warn(
        { header },
        'A request came through a proxy, but TRUST_PROXY is 0: if the proxy is yours, set it to 1, or all visitors share one rate limit',
      )
    }
    return next(incoming, outgoing)
  }
}
