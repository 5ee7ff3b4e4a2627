import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#core/database/database.ts'
import { isOverAge, readSureTime } from '#core/jobs/watch-clock.ts'
import { deleteImport, deleteImportEntries, listImports } from './import-rows.ts'
import type { KeptPictures } from './kept-pictures.ts'

const batch = 500
const readingMilliseconds = 24 * 60 * 60 * 1000

/** Deletes an import that has stored nothing yet; returns whether it did. A process that is reading it must notice that it is gone. */
export async function discardImport(db: Database, id: string) {
  const isDeleted = await deleteImport(db, id, ['reading', 'planned'])
  if (isDeleted) await forgetEntries(db, id)
  return isDeleted
}

/** Deletes the entries of an import, in statements short enough not to block others. */
export async function forgetEntries(db: Database, id: string) {
  while (await deleteImportEntries(db, id, batch)) await nextTurn()
}

/** Deletes the pictures that came with imports, unless an unfinished import may need them. */
export async function forgetKeptPictures(db: Database, kept: KeptPictures, now: Date) {
  const sure = await readSureTime(db, now)
  const isNeeding = ({ state, fault, createdAt }: Awaited<ReturnType<typeof listImports>>[number]) =>
    ['planned', 'running', 'paused'].includes(state) ||
    (state === 'reading' && !fault && !isOverAge(createdAt, readingMilliseconds, sure, now))
  if (!(await listImports(db)).some(isNeeding)) await kept.forget()
}
