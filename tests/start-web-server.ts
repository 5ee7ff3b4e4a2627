import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Remote } from '#core/remote/ask-remote.ts'
import { remote } from '#server/remote.ts'

/** A request as received by the server; `url` is the requested host and path. */
type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** The response: a status and headers, or none at all. */
type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'nothing'

/**
 * Starts a real web server on a free port, which stands for all other sites: `remote` sends it the product's own requests, whatever the
 * host, following the rules for addresses. Names missing in `addresses` are public ones; those listed without an address don't exist.
 */
export async function startWebServer(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  addresses: Record<string, string[]> = {},
): Promise<{ remote: Remote; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, url: `${(headers.host ?? '').replace(/:\d+$/, '')}${url}`, headers, body: await text(request) }
    asked.push(one)
    const given = await answer(one)
    if (given === 'nothing') return
    response.writeHead(given.status, given.headers).end(given.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : 0
  return {
    asked,
    remote: {
      resolve: async (hostname) => {
        const known = addresses[hostname] ?? ['93.184.216.34']
        if (known.length === 0) throw Object.assign(new Error('No such host'), { code: 'ENOTFOUND' })
        return known
      },
      open: ({ url, ...request }) =>
        remote.open({ ...request, url: new URL(`http://${url.hostname}:${port}${url.pathname}${url.search}`), address: '127.0.0.1' }),
    },
  }
}
