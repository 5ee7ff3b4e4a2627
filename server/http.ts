import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import sirv from 'sirv'
import type { Log } from '#domain/log.ts'
import { clientAddress, publicOrigin } from './client-address.ts'
import { compress } from './compress.ts'
import { commonHeaders, strictTransport } from './security-headers.ts'
import type { createSite } from './site.ts'

type Door = { site: Pick<ReturnType<typeof createSite>, 'fetch'>; trustProxy: number; log: Log }

/** A server with limits that keep slow or greedy clients from holding it up. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }, listener)
  server.maxConnections = 10_000
  server.maxHeadersCount = 100
  return server
}

/** Answers with the site's pages: turns Node's request into a Request and the Response into Node's. */
export function pageListener({ site, trustProxy, log }: Door) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      const origin = publicOrigin(incoming, trustProxy)
      if (!incoming.url?.startsWith('/') || !URL.canParse(incoming.url, `${origin.protocol}//${origin.host}`))
        return refuseMalformed(outgoing)
      const request = createRequest(incoming, outgoing, origin)
      const response = await site.fetch(request, { address: clientAddress(incoming, trustProxy) })
      if (outgoing.destroyed) return
      await sendResponse(outgoing, compress(response, request.headers.get('accept-encoding') ?? ''))
    } catch (error) {
      if (outgoing.destroyed) return
      log.error({ err: error }, 'A request could not be answered')
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'Content-Type': 'text/plain', ...commonHeaders })
      outgoing.end('Internal server error')
    }
  }
}

/** Answers with the built scripts, styles, fonts and icons in `folder`; whatever is not there goes on to `next`. */
export function assetListener(folder: string, trustProxy: number, next: RequestListener): RequestListener {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(outgoing, pathname) {
      for (const [name, value] of Object.entries(commonHeaders)) outgoing.setHeader(name, value)
      if (publicOrigin(outgoing.req, trustProxy).protocol === 'https:') outgoing.setHeader('Strict-Transport-Security', strictTransport)
      outgoing.setHeader('Cache-Control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return next(incoming, outgoing)
    serve(incoming, outgoing, () => next(incoming, outgoing))
  }
}

function refuseMalformed(outgoing: ServerResponse) {
  outgoing.writeHead(400, { 'Content-Type': 'text/plain', ...commonHeaders })
  outgoing.end('Bad request')
}
