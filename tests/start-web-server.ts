import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Remote } from '#core/remote/ask-remote.ts'
import { remote } from '#server/remote.ts'

/** A request as the server got it; `url` is the host and path that were asked for. */
type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

/** How it is answered: with a status and headers, or not at all. */
type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'nothing'

/**
 * Starts a real web server on a free port, which is all other sites at once: `remote` asks it by the product's own requests, whatever the host, and keeps
 * to the rules for addresses. Names that `addresses` doesn't have are public ones; those that it has as none don't exist.
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
