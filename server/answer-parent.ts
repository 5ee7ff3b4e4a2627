import { once } from 'node:events'
import { diskFull, isDiskFull } from '#core/database/storage-error.ts'
import type { Outcome, Task } from './run-in-child.ts'

/** In a process that `runInChild` began: does the task that its parent sends, says what came of it, and ends, at once if its parent does. */
export async function answerParent(work: (task: Task) => Promise<string>) {
  // By exit, so that scratch folders are deleted.
  for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(end, () => process.exit(1))
  const [task]: Task[] = await once(process, 'message')
  if (task) process.send?.(await toOutcome(work, task), () => process.exit(0))
}

async function toOutcome(work: (task: Task) => Promise<string>, task: Task): Promise<Outcome> {
  try {
    return { result: await work(task) }
  } catch (error) {
    if (isDiskFull(error)) return { error: diskFull, code: 'ENOSPC' }
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
