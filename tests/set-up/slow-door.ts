import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

const pieces = 24

/**
 * A site through another port, with its pages in pieces that arrive one after the other, as over a slow network: the browser draws in
 * between.
 */
export async function openSlowDoor(origin: string) {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    request(`${origin}${incoming.url}`, { method: incoming.method, headers }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(outgoing)
      const html = await buffer(answer)
      const size = Math.ceil(html.length / pieces)
      for (let start = 0; start < html.length; start += size) {
        outgoing.write(html.subarray(start, start + size))
        await setTimeout(40)
      }
      outgoing.end()
    }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
