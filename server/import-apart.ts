import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type ImportWork, WorkFault } from '#operations/imports/open-imports.ts'
import type { Config } from './config.ts'

/** What a task of an import is done with. */
export type ImportConfig = Pick<Config, 'database' | 'dataDir' | 'bucket' | 'siteUrl'>

/** `maxBytes` is how much memory the process may take to read files. */
export type ImportOrder = { config: ImportConfig; work: ImportWork; maxBytes: number }

type Outcome = { error?: string }

const program = join(import.meta.dirname, 'import-process.ts')

/** How much of the memory that the process may take V8 may keep. */
const maxHeapMegabytes = 400
const maxMegabytes = 500

/** What may be taken between two looks at it. */
const spareMegabytes = 40

const tooMuch = `This file is too much: to read it would take more than ${maxMegabytes} MB of memory. Split it, or leave parts of it out, then import each part.`

/**
 * Does a task of an import in a process of its own, so that neither its work nor what is in its files holds up requests. Resolves if it is done or the
 * signal ended it; throws if it fails, a WorkFault if it needs too much memory.
 */
export async function importApart({ database, dataDir, bucket, siteUrl }: Config, work: ImportWork, signal: AbortSignal) {
  if (signal.aborted) return
  // What V8 writes when memory runs out would fill pages of the log.
  const child = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${maxHeapMegabytes}`],
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const told: { outcome?: Outcome } = {}
  child.on('message', (outcome: Outcome) => {
    told.outcome = outcome
  })
  try {
    const maxBytes = (maxMegabytes - spareMegabytes) * 1_000_000
    child.send({ config: { database, dataDir, bucket, siteUrl }, work, maxBytes } satisfies ImportOrder)
    const [code, ending]: (number | string | null)[] = await once(child, 'exit')
    if (signal.aborted) return
    if (told.outcome?.error) throw new Error(told.outcome.error)
    if (told.outcome) return
    if (work.task === 'read' && (ending === 'SIGABRT' || code === 134)) throw new WorkFault(tooMuch)
    throw new Error(`The process of an import was ended by ${ending ?? code}`)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
