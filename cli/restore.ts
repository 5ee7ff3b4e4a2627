import { countOf } from '#domain/text/count-of.ts'
import { restoreArchive } from '#operations/archive/restore-archive.ts'
import { ArchiveFault } from '#storage/archive/open-zip.ts'
import type { OpenDatabase } from '#storage/database/database.ts'
import { openOriginals } from '#storage/pictures/originals.ts'
import { readPath } from './archive.ts'
import { type CommandContext, CommandError } from './command.ts'

/** Puts the site of an archive or a backup into a new database. */
export async function restore({ db, migrate }: OpenDatabase, { args, config, terminal }: CommandContext) {
  const path = readPath(args, 'restore')
  await migrate()
  try {
    const parts = {
      db,
      files: await openOriginals(config),
      dataDir: config.dataDir,
      passphrase: await askPassphrase(path, config, terminal),
    }
    const { rows, pictures, madeAt } = await restoreArchive(parts, path)
    return `Restored ${countOf(rows, 'row')} and ${countOf(pictures, 'picture')}, as they were at ${madeAt}. The next start makes the search index.`
  } catch (error) {
    throw error instanceof ArchiveFault ? new CommandError(error.message) : error
  }
}

/** What opens an encrypted backup: the setting, or what somebody types. */
export async function askPassphrase(path: string, { backups }: CommandContext['config'], { askHidden }: CommandContext['terminal']) {
  return path.endsWith('.age') && !backups.passphrase ? askHidden?.('Passphrase of the backup: ') : backups.passphrase
}
