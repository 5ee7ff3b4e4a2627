import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { Outcome, Task } from './run-apart.ts'

/** What came of a task, as JSON, and what is left to do that nobody waits for. */
type Done = { result: string; rest?: () => Promise<unknown> }

/** In a process that `runApart` began: does the task that its parent sends, says what came of it, and ends, at once if its parent does. */
export async function answerParent(work: (task: Task) => Promise<Done>) {
  // By exit, so that scratch folders are deleted.
  for (const end of ['disconnect', 'SIGTERM', 'SIGINT']) process.once(end, () => process.exit(1))
  // Whoever visits the site comes first.
  setPriority(10)
  const [task]: Task[] = await once(process, 'message')
  if (!task) return
  try {
    const { result, rest } = await work(task)
    await tell({ result })
    await rest?.()
  } catch (error) {
    await tell({ error: error instanceof Error ? error.message : String(error) })
  }
  process.exit(0)
}

function tell(outcome: Outcome) {
  return new Promise<void>((resolve) => process.send?.(outcome, () => resolve()))
}
