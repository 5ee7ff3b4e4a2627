import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readOnce } from '#core/archive/open-archives.ts'
import type { Database } from '#core/database/database.ts'
import { readJob } from '#core/jobs/read-job.ts'
import { beginOnce } from '#core/jobs/run-once.ts'
import type { ExportWish } from '#domain/exports/export-formats.ts'

/** `write` writes a file, as `writeExport` does, until the signal. `folder` also holds uploads in progress, and is swept the same way. */
type ExportsParts = {
  db: Database
  clock: () => Date
  folder: string
  write: (wish: ExportWish, path: string, signal: AbortSignal) => Promise<string[] | undefined>
}

/** The file's bytes and size, or why there are none: this admin already has an export under way, or the collection is unknown. */
export type MadeExport = ({ ok: true } & Awaited<ReturnType<typeof readOnce>>) | { ok: false; reason: 'busy' | 'no-collection' }

/** Makes the export that an admin requested, until the signal. Throws if that fails. */
export type MakeExport = (wish: ExportWish, uid: string, signal: AbortSignal) => Promise<MadeExport>

function toJobName(uid: string) {
  return `export for ${uid}`
}

/** Whether a file is being made for an admin. */
export async function isExportRunning(db: Database, uid: string, now: Date) {
  return (await readJob(db, toJobName(uid), now)).isRunning
}

export function openExports({ db, clock, folder, write }: ExportsParts): MakeExport {
  return async (wish, uid, signal) => {
    const name = `${randomUUID()}.part`
    const path = join(folder, name)
    let made: MadeExport = { ok: false, reason: 'no-collection' }
    async function work() {
      const missing = await write(wish, path, signal)
      if (missing) made = { ok: true, ...(await readOnce(path)) }
      return undefined
    }
    try {
      const job = await beginOnce(db, { name: toJobName(uid), everyMilliseconds: 0, retryMilliseconds: 0, work }, clock)
      if (!job) return { ok: false, reason: 'busy' }
      await job.ended
      return made
    } catch (error) {
      await removeParts(folder, name)
      throw error
    }
  }
}

/** A process killed while writing leaves a partial file under a longer name. */
async function removeParts(folder: string, name: string) {
  const names = await readdir(folder).catch(() => [])
  for (const part of names.filter((one) => one.startsWith(name))) await rm(join(folder, part), { force: true })
}
