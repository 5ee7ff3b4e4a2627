// Run by bare-server.ts: the least that Node can do to answer.
import { createServer } from 'node:http'
import type { BareTask } from './bare-server.ts'

process.once('message', ({ port, answers }: BareTask) => {
  const server = createServer((incoming, outgoing) => {
    const answer = answers.get(incoming.url ?? '')
    const send = () => {
      outgoing.writeHead(answer?.status ?? 404, answer?.headers ?? [])
      outgoing.end(answer?.body)
    }
    if (incoming.method === 'POST') incoming.resume().once('end', send)
    else send()
  })
  server.listen(port, '127.0.0.1', () => process.send?.('ready'))
})
