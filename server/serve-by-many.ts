import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import { createHttpServer, listen } from './http.ts'
import { openParts } from './open-parts.ts'

/** How long to wait before a process that died is replaced, so that one that can't live does not keep the machine busy; in milliseconds. */
const pause = 1000

/**
 * Serves the site by several processes that share the port. This one serves nothing: it prepares the database, keeps the others alive and ends
 * with them. Answers as `serve` does once all of them are ready.
 */
export async function serveByMany(config: Config) {
  const port = await probePort(config)
  const { firstAdmin, parts, close } = await openParts(config)
  const { log } = parts
  let isEnding = false
  const workers = Array.from({ length: config.webConcurrency }, () => cluster.fork({ PORT: String(port) }))
  await Promise.all(workers.map(untilReady))
  cluster.on('exit', async (worker, code, signal) => {
    if (isEnding) return
    log.error({ process: worker.process.pid, code, signal }, 'A process of the site died and is replaced')
    await sleep(pause)
    if (!isEnding) cluster.fork({ PORT: String(port) })
  })
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, stop)
  return { port, firstAdmin }

  async function stop() {
    isEnding = true
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    for (const worker of living) worker.process.kill('SIGTERM')
    await Promise.all(living.filter((worker) => !worker.isDead()).map((worker) => once(worker, 'exit')))
    await close()
    process.exit(0)
  }
}

/** Takes the port for a moment, so that a start which can't have it changes nothing. */
async function probePort({ port, host }: Config) {
  const server = createHttpServer(() => {})
  await listen(server, { port, host })
  const bound = server.address()
  await new Promise((done) => server.close(done))
  return typeof bound === 'object' && bound ? bound.port : port
}

/** Waits until a process serves; one that ends before ends this one, too: it has said why. */
async function untilReady(worker: Worker) {
  const giveUp = () => process.exit(1)
  worker.once('exit', giveUp)
  await once(worker, 'message')
  worker.off('exit', giveUp)
}
