// The program that `runInChild` runs: does the job that its parent sends, returns the result, and exits, at once if its parent does.
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { diskFull, isDiskFull } from '#core/database/storage-error.ts'
import type { JobName } from './job-types.ts'
import { jobs } from './jobs.ts'
import type { Outcome, Task } from './run-in-child.ts'

/** How much may be allocated between two checks. */
const spareMegabytes = 40

// With exit(), so that temporary folders are deleted.
for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(end, () => process.exit(1))
const [task]: Task<JobName>[] = await once(process, 'message')
if (task) process.send?.(await attempt(task), () => process.exit(0))

async function attempt<Name extends JobName>(task: Task<Name>): Promise<Outcome<Name>> {
  try {
    return { result: await work(task) }
  } catch (error) {
    if (isDiskFull(error)) return { error: diskFull, code: 'ENOSPC' }
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function work<Name extends JobName>({ name, config, input }: Task<Name>) {
  const { hasLowPriority, maxMegabytes, run } = jobs[name]
  if (hasLowPriority) setPriority(10)
  const limit = maxMegabytes?.(input)
  if (limit) new Worker(join(import.meta.dirname, 'memory-watch.ts'), { workerData: (limit - spareMegabytes) * 1_000_000 }).unref()
  return run({ config }, input)
}
