import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Exporters, ExportResult, ExportTask } from '#core/static-site/export-static-site.ts'
import type { StoreConfig } from '#server/site-store.ts'

export type WorkerData = { config: StoreConfig; baseUrl: string; folder: string }

/** The messages to a thread: run tasks, take the list of all pages or, without one, list them. 'end' ends it. */
export type WorkerQuestion = { id: number } & ({ tasks: ExportTask[] } | { pages?: string[] })

export type WorkerAnswer = { id: number } & ({ results: ExportResult[] } | { pages: string[] } | { error: Error })

/** Fewer garbage collections: most objects of a page live as long as its rendering. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }
const stamp = resolve(import.meta.dirname, '../../build/.griddle-build.json')

/** A thread has to start and to compile the site, which takes as long as some hundred pages. */
const pagesPerThread = 2000

/**
 * Starts threads that render the built site and write its pages into a folder: one, and once the pages are known up to `most`, one for
 * every `perThread` pages. `build` names what they render with.
 */
export async function openExporters(
  data: WorkerData,
  most: number,
  perThread = pagesPerThread,
): Promise<Exporters & { build: string; close: () => Promise<void> }> {
  const { hash: build } = JSON.parse(await readFile(stamp, 'utf8'))
  const first = openThread(data)
  const threads = [first]
  let told: Promise<unknown> | undefined
  return {
    build,
    count: () => threads.length,
    async listPages() {
      const answer = await first.ask({})
      const pages = 'pages' in answer ? answer.pages : []
      while (threads.length < Math.min(most, Math.ceil(pages.length / perThread))) threads.push(openThread(data))
      return pages
    },
    async run(tasks, pages) {
      told ??= Promise.all(threads.map((thread) => thread.ask({ pages })))
      await told
      const idlest = threads.reduce((one, other) => (other.waiting() < one.waiting() ? other : one))
      const answer = await idlest.ask({ tasks })
      return 'results' in answer ? answer.results : []
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.end()))
    },
  }
}

type Question = { tasks: ExportTask[] } | { pages?: string[] }

function openThread(workerData: WorkerData) {
  const worker = new Worker(join(import.meta.dirname, 'export-worker.ts'), { workerData, resourceLimits })
  const asked = new Map<number, PromiseWithResolvers<WorkerAnswer>>()
  let last = 0
  const giveUp = (error: Error) => {
    for (const { reject } of asked.values()) reject(error)
    asked.clear()
  }
  worker.on('message', (answer: WorkerAnswer) => {
    const question = asked.get(answer.id)
    asked.delete(answer.id)
    if ('error' in answer) question?.reject(answer.error)
    else question?.resolve(answer)
  })
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp(new Error('An export thread ended early')))

  function ask(question: Question) {
    last += 1
    const answer = Promise.withResolvers<WorkerAnswer>()
    asked.set(last, answer)
    worker.postMessage({ id: last, ...question })
    return answer.promise
  }

  async function end() {
    const ended = once(worker, 'exit')
    worker.postMessage('end')
    await ended
  }

  return { ask, waiting: () => asked.size, end }
}
