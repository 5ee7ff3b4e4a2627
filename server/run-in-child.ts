import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** What the programs in processes of their own need of the configuration. */
export type ChildConfig = Pick<Config, 'database' | 'dataDir' | 'bucket' | 'backups' | 'siteName' | 'siteUrl'>

/** What a program is sent: the configuration, and what it is about. */
export type Task = { config: ChildConfig; about: string }

/** `code` is that of a full disk. */
export type Outcome = { result: string } | { error: string; code?: 'ENOSPC' }

/** The programs, by their modules. */
export type Program = 'backup-process' | 'export-process' | 'rehearsal-process' | 'restore-process' | 'import-process'

/** The process was ended because it took too much memory. */
export class OutOfMemory extends Error {}

/** `maxHeapMegabytes` is how much memory V8 may keep, if that is to be less than it would. */
type Run = { config: Config; about: string; maxHeapMegabytes?: number }

/**
 * Runs a program in a process of its own, so that requests never wait for it. Returns what came of it, as JSON, or nothing if the signal ended it; throws if it
 * fails, an OutOfMemory if memory ran out.
 */
export async function runInChild(program: Program, { config, about, maxHeapMegabytes }: Run, signal: AbortSignal) {
  if (signal.aborted) return undefined
  const limit = maxHeapMegabytes ? [`--max-old-space-size=${maxHeapMegabytes}`] : []
  const child = fork(join(import.meta.dirname, `${program}.ts`), {
    execArgv: ['--disable-warning=ExperimentalWarning', ...limit],
    // What V8 writes when its memory runs out would fill pages of the log.
    stdio: ['inherit', 'inherit', maxHeapMegabytes ? 'ignore' : 'inherit', 'ipc'],
  })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  const { database, dataDir, bucket, backups, siteName, siteUrl } = config
  child.send({ config: { database, dataDir, bucket, backups, siteName, siteUrl }, about } satisfies Task)
  try {
    const [outcome, ending]: (Outcome | number | string | null | undefined)[] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])
    if (signal.aborted) return undefined
    // By that V8 ends a process whose memory ran out.
    if (ending === 'SIGABRT' || outcome === 134) throw new OutOfMemory('The child process ran out of memory')
    if (typeof outcome !== 'object' || !outcome) throw new Error('The child process ended before it was done')
    if ('error' in outcome) throw Object.assign(new Error(outcome.error), outcome.code && { code: outcome.code })
    return outcome.result
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
