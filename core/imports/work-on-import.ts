import type { Database } from '#core/database/database.ts'
import type { EntryState, ImportTask } from '#domain/imports/site-import.ts'
import { applyImport, type Report, retryPictures } from './apply-import.ts'
import { forgetKeptPictures } from './discard-import.ts'
import type { ImportParts } from './import-parts.ts'
import { countImportEntries, findImport, updateImport } from './import-rows.ts'
import type { ImportSources } from './import-sources.ts'
import { planImport } from './plan-import.ts'
import { SourceFault, type SourceFiles } from './source-files.ts'
import { undoImport } from './undo-import.ts'

/**
 * Does one task of an import whose files, until they are read, are in `sources`. Unreadable files end the import with a reason; other
 * errors are thrown.
 */
export async function workOnImport(parts: ImportParts, sources: ImportSources, { id, task }: { id: string; task: ImportTask }) {
  if (task === 'read') return readSource(parts, sources, id)
  if (task === 'undo') return undoImport(parts, id, await openProgress(parts.db, id, ['done'], ['undone', 'left']))
  if (task === 'pictures') await retryFrom(parts, sources, id)
  else {
    await applyImport(parts, id, await openProgress(parts.db, id, ['planned'], ['done', 'failed']))
    await sources.remove(id)
  }
  await forgetKeptPictures(parts.db, parts.kept, parts.clock())
}

/** Retries missing pictures, using those that were sent in the meantime. */
async function retryFrom(parts: ImportParts, sources: ImportSources, id: string) {
  if ((await sources.listSizes(id)) === undefined) return retryPictures(parts, id)
  await withFiles(parts, sources, id, (files) => retryPictures(parts, id, files))
  await sources.remove(id)
}

async function readSource(parts: ImportParts, sources: ImportSources, id: string) {
  if ((await findImport(parts.db, id))?.state !== 'reading') return
  const found = (await withFiles(parts, sources, id, (files) => planImport(parts, files, id))) ?? []
  // The owner may choose what these are, and the files are read again.
  if (found.length > 0) await sources.writeCollections(id, found)
  else await sources.remove(id)
}

/** Opens the files of an import for `work` and closes them afterwards; undefined if they can't be read, which is noted with the import. */
async function withFiles<Made>({ db }: ImportParts, sources: ImportSources, id: string, work: (files: SourceFiles) => Promise<Made>) {
  try {
    const files = await sources.open(id)
    return await work(files).finally(() => files.close())
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    await updateImport(db, id, { fault: error.message })
    return undefined
  }
}

const progressBatch = 20

/** Stores how many records have gone from the states `before` to `after`; the returned function counts one more. */
async function openProgress(db: Database, id: string, before: EntryState[], after: EntryState[]): Promise<Report> {
  const counts = (await countImportEntries(db, id)).filter(({ kind }) => kind !== 'unreadable')
  const sumOf = (states: EntryState[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { entries }) => sum + entries, 0)
  let done = sumOf(after)
  const total = done + sumOf(before)
  await updateImport(db, id, { done, total })
  return async () => {
    done += 1
    if (done % progressBatch === 0 || done === total) await updateImport(db, id, { done })
  }
}
