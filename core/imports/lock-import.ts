import type { Database } from '#core/database/database.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { beginOnce } from '#core/jobs/run-once.ts'
import type { ImportState, ImportTask } from '#domain/imports/site-import.ts'
import { clearImportTasks, updateImport } from './import-rows.ts'

const job = { name: 'import', everyMilliseconds: 0, retryMilliseconds: 0, holdMilliseconds: 30_000 }

/** The new state of an import while it is being worked on, if that changes. */
const during: Partial<Record<ImportTask, ImportState>> = { apply: 'running', undo: 'undoing' }

/**
 * Starts work on an import, unless a process is already working on this or another one: then it returns undefined. `ended` rejects with
 * what `work` throws.
 */
export async function lockImport(
  db: Database,
  { id, task }: { id: string; task: ImportTask },
  work: () => Promise<unknown>,
  clock: () => Date,
) {
  const noted = Promise.withResolvers<void>()
  const begin = async () => {
    try {
      await clearImportTasks(db, id)
      const state = during[task]
      await updateImport(db, id, { task, fault: null, done: 0, total: 0, changedAt: clock().toISOString(), ...(state && { state }) })
      noted.resolve()
    } catch (error) {
      noted.reject(error)
      throw error
    }
    await work()
    return undefined
  }
  const begun = await beginOnce(db, { ...job, work: begin }, clock)
  if (!begun) return undefined
  begun.ended.catch(() => {})
  await noted.promise
  return begun
}

/** Whether a process is working on an import. */
export async function isImportLocked(db: Database, now: Date) {
  return (await readJob(db, job.name, now)).isRunning
}
