// Run by bare-server.ts: the least that Node can do to answer.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BareTask } from './bare-server.ts'

process.once('message', async (task: BareTask) => {
  if (task.processes > 1 && cluster.isPrimary) await share(task)
  else await serve(task)
  process.send?.('ready')
})

async function share(task: BareTask) {
  cluster.setupPrimary({ serialization: 'advanced' })
  const workers = Array.from({ length: task.processes }, () => cluster.fork())
  for (const worker of workers) worker.send(task)
  await Promise.all(workers.map((worker) => once(worker, 'listening')))
}

async function serve({ port, answers }: BareTask) {
  const server = createServer((incoming, outgoing) => {
    const answer = answers.get(incoming.url ?? '')
    const send = () => {
      outgoing.writeHead(answer?.status ?? 404, answer?.headers ?? [])
      outgoing.end(answer?.body)
    }
    if (incoming.method === 'POST') incoming.resume().once('end', send)
    else send()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
