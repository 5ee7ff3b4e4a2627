import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from './config.ts'
import type { Started } from './serve.ts'

/**
 * Milliseconds until a dead worker is replaced. They double while workers die soon after starting, so that a crash loop doesn't keep the
 * machine busy.
 */
const restartDelay = { min: 1000, max: 60_000 }
/** A worker that dies within this time counts as one that failed to start. */
const startMilliseconds = 10_000

/**
 * Serves the site with several worker processes that share the port. This process serves nothing: it starts the workers, replaces those
 * that die, and stops with them. Linux hands each connection directly to a worker: a connection that this process handed to a worker that
 * has just died would be neither answered nor closed. The first worker prepares the database, the others start when it is ready. Returns
 * what the first one reports.
 */
export async function serveByMany({ webConcurrency }: Config): Promise<Started> {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isEnding = false
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(end, stop)
  const started = await untilReady(cluster.fork())
  for (let count = 1; count < webConcurrency; count++) cluster.fork({ PORT: String(started.port) })
  let delay = restartDelay.min
  let replacedAt = Number.NEGATIVE_INFINITY
  cluster.on('exit', async ({ process: { pid } }, code, signal) => {
    if (isEnding) return
    delay = performance.now() - replacedAt < startMilliseconds ? Math.min(2 * delay, restartDelay.max) : restartDelay.min
    console.error(`Process ${pid} exited (${signal ?? code}) and is being replaced.`)
    await sleep(delay)
    replacedAt = performance.now()
    if (!isEnding) cluster.fork({ PORT: String(started.port) })
  })
  return started

  async function stop() {
    isEnding = true
    const living = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker && !worker.isDead() ? [worker] : []))
    const ended = living.map((worker) => once(worker, 'exit'))
    for (const worker of living) worker.process.kill('SIGTERM')
    await Promise.all(ended)
    process.exit(0)
  }
}

/** Waits until the first worker serves. If it exits instead, this process exits with the same code; the worker has logged why, unless it was killed. */
function untilReady(worker: Worker) {
  return new Promise<Started>((ready) => {
    const giveUp = (code: number | null, signal: string | null) => {
      if (signal) console.error(`The first process was stopped by ${signal} during startup.`)
      process.exit(code ?? 1)
    }
    worker.once('exit', giveUp)
    worker.once('message', (started: Started) => {
      worker.off('exit', giveUp)
      ready(started)
    })
  })
}
