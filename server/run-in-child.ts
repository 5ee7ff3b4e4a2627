import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type JobName, type Jobs, OutOfMemory } from './job-types.ts'
import { jobs } from './jobs.ts'
import { pickStoreConfig, type StoreConfig } from './site-store.ts'

/** The message to the process. */
export type Task<Name extends JobName> = { name: Name; config: StoreConfig; input: Jobs[Name]['input'] }

/** `code` is that of a full disk. */
export type Outcome<Name extends JobName> = { result: Jobs[Name]['result'] } | { error: string; code?: 'ENOSPC' }

/**
 * Does a job in a separate process. Returns its result, or nothing if the signal ended it; throws if it fails, an OutOfMemory if memory ran
 * out.
 */
export async function runInChild<Name extends JobName>({ name, config, input }: Task<Name>, signal: AbortSignal) {
  if (signal.aborted) return undefined
  const { maxHeapMegabytes } = jobs[name]
  const limit = maxHeapMegabytes ? [`--max-old-space-size=${maxHeapMegabytes}`] : []
  const child = fork(join(import.meta.dirname, 'child.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', ...limit],
    // V8's output when its memory runs out would fill pages of the log.
    stdio: ['inherit', 'inherit', maxHeapMegabytes ? 'ignore' : 'inherit', 'ipc'],
  })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  child.send({ name, config: pickStoreConfig(config), input } satisfies Task<Name>)
  try {
    const [outcome, ending]: (Outcome<Name> | number | string | null | undefined)[] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])
    if (signal.aborted) return undefined
    // The signal by which V8 ends a process whose memory ran out.
    if (ending === 'SIGABRT' || outcome === 134) throw new OutOfMemory('The child process ran out of memory')
    if (typeof outcome !== 'object' || !outcome) throw new Error('The child process ended before it was done')
    if ('error' in outcome) throw Object.assign(new Error(outcome.error), outcome.code && { code: outcome.code })
    return outcome.result
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
