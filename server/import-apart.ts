import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type ImportWork, WorkFault } from '#operations/imports/open-imports.ts'
import type { Config } from './config.ts'

/** What a task of an import is done with. */
export type ImportConfig = Pick<Config, 'database' | 'dataDir' | 'bucket' | 'siteUrl'>

export type ImportOrder = { config: ImportConfig; work: ImportWork }

type Outcome = { error?: string }

const program = join(import.meta.dirname, 'import-process.ts')

/** How much the process may keep in memory, in megabytes. */
const maxMegabytes = 400

const tooMuch = `This file is too much: to read it would take more than ${maxMegabytes} MB of memory. Split it, or leave parts of it out, then import each part.`

/**
 * Does a task of an import in a process of its own, so that neither its work nor what is in its files holds up requests. Resolves to false if the signal ended it;
 * throws if it fails, a WorkFault if it needs too much memory.
 */
export async function importApart({ database, dataDir, bucket, siteUrl }: Config, work: ImportWork, signal: AbortSignal) {
  if (signal.aborted) return false
  // What V8 writes when memory runs out would fill pages of the log.
  const child = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${maxMegabytes}`],
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const told: { outcome?: Outcome } = {}
  child.on('message', (outcome: Outcome) => {
    told.outcome = outcome
  })
  try {
    child.send({ config: { database, dataDir, bucket, siteUrl }, work } satisfies ImportOrder)
    const [code, ending]: (number | string | null)[] = await once(child, 'exit')
    if (signal.aborted) return false
    if (told.outcome?.error) throw new Error(told.outcome.error)
    if (told.outcome) return true
    // V8 aborts when its memory runs out.
    if (ending === 'SIGABRT' || code === 134) throw new WorkFault(tooMuch)
    throw new Error(`The process of an import was ended by ${ending ?? code}`)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
