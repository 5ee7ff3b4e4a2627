// Run by pages.ts, which sends it the responses by path and gets its port: the least that Node can do.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A recorded response: Node's flat list of header names and values, and the body, still compressed. */
export type Captured = { status: number; headers: string[]; body: Buffer }

process.once('message', (answers: Map<string, Captured>) => {
  const server = createServer((incoming, outgoing) => {
    const { status = 404, headers = [], body } = answers.get(incoming.url ?? '') ?? {}
    outgoing.writeHead(status, headers)
    outgoing.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
