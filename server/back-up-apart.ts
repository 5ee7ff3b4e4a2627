import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** What a backup is made with. */
export type BackupConfig = Pick<Config, 'database' | 'dataDir' | 'bucket' | 'backups'>

type Outcome = { result: string } | { error: string }

const program = join(import.meta.dirname, 'backup-process.ts')

/**
 * Makes a backup in a process of its own, so that requests never wait for it. Returns what came of it, as JSON, or nothing if the signal ended it; throws if it
 * fails.
 */
export async function backUpApart({ database, dataDir, bucket, backups }: Config, signal: AbortSignal) {
  if (signal.aborted) return undefined
  const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const stop = () => void child.kill('SIGTERM')
  signal.addEventListener('abort', stop)
  child.send({ database, dataDir, bucket, backups } satisfies BackupConfig)
  try {
    const [outcome]: (Outcome | number | null)[] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (signal.aborted) return undefined
    if (typeof outcome !== 'object' || !outcome) throw new Error('The process that made the backup was ended')
    if ('error' in outcome) throw new Error(outcome.error)
    return outcome.result
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
