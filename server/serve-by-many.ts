import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import type { Started } from './serve.ts'
import { workInBatches } from './work-in-batches.ts'

/**
 * How long to wait before a process that died is replaced, in milliseconds: twice as long each time, while they die one after the other, so that
 * what can't live does not keep the machine busy.
 */
const pauses = { shortest: 1000, longest: 60_000 }
/** A process that lives longer, in milliseconds, did not die of its start. */
const startTime = 10_000

/**
 * Serves the site by several processes that share the port. This one serves nothing: it starts them, replaces one that dies, and ends with
 * them. The first prepares the database; the others follow when it is ready. Answers what the first answers.
 */
export async function serveByMany({ webConcurrency }: Config): Promise<Started> {
  let isEnding = false
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, stop)
  await workInBatches()
  const started = await untilReady(cluster.fork())
  for (let count = 1; count < webConcurrency; count++) cluster.fork({ PORT: String(started.port) })
  let pause = pauses.shortest
  let replacedAt = Number.NEGATIVE_INFINITY
  cluster.on('exit', async ({ process: { pid } }, code, signal) => {
    if (isEnding) return
    pause = performance.now() - replacedAt < startTime ? Math.min(2 * pause, pauses.longest) : pauses.shortest
    console.error(`The process ${pid} of the site ended (${signal ?? code}) and is replaced.`)
    await sleep(pause)
    replacedAt = performance.now()
    if (!isEnding) cluster.fork({ PORT: String(started.port) })
  })
  return started

  async function stop() {
    isEnding = true
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined && !worker.isDead())
    await Promise.all(living.map((worker) => worker && end(worker)))
    process.exit(0)
  }
}

async function end(worker: Worker) {
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await ended
}

/** Waits until the first process serves. When it can't, it has said why unless it was killed, and this one ends as it did. */
function untilReady(worker: Worker) {
  return new Promise<Started>((ready) => {
    const giveUp = (code: number | null, signal: string | null) => {
      if (signal) console.error(`The first process of the site was ended by ${signal} while it started.`)
      process.exit(code ?? 1)
    }
    worker.once('exit', giveUp)
    worker.once('message', (started: Started) => {
      worker.off('exit', giveUp)
      ready(started)
    })
  })
}
