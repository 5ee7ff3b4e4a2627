import type { ImportTask } from '#domain/imports/site-import.ts'
import type { ImportSources } from '#storage/imports/import-sources.ts'
import { findImport, updateImport } from '#storage/imports/imports.ts'
import { SourceFault } from '#storage/imports/source-files.ts'
import { applyImport, retryPictures } from './apply-import.ts'
import { forgetKeptPictures } from './discard-import.ts'
import type { ImportParts } from './import-parts.ts'
import { planImport } from './plan-import.ts'
import { undoImport } from './undo-import.ts'

/** Does one task of an import whose files, until they are read, are in `sources`. Files that can't be read are its fault; what else fails is thrown. */
export async function workOnImport(parts: ImportParts, sources: ImportSources, { id, task }: { id: string; task: ImportTask }) {
  if (task === 'read') return readSource(parts, sources, id)
  if (task === 'undo') return undoImport(parts, id)
  if (task === 'pictures') await retryPictures(parts, id)
  else await applyImport(parts, id)
  await forgetKeptPictures(parts.db, parts.kept, parts.clock())
}

async function readSource(parts: ImportParts, sources: ImportSources, id: string) {
  if ((await findImport(parts.db, id))?.state !== 'reading') return
  try {
    const files = await sources.open(id)
    try {
      await planImport(parts, files, id)
    } finally {
      files.close()
    }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    await updateImport(parts.db, id, { fault: error.message })
  }
  await sources.remove(id)
}
