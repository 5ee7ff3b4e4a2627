import { join, resolve } from 'node:path'
import { countOf } from '#domain/text/count-of.ts'
import { tryRestore } from '#operations/backups/try-restore.ts'
import { ArchiveFault } from '#storage/archive/open-zip.ts'
import { listBackups } from '#storage/backups/listed-backups.ts'
import type { OpenDatabase } from '#storage/database/database.ts'
import { type CommandContext, CommandError } from './command.ts'
import { askPassphrase } from './restore.ts'

/** Restores a backup, the newest unless one is named, on trial. */
export async function checkBackup(_: OpenDatabase, { args, config, terminal }: CommandContext) {
  if (args.length > 1) throw new CommandError('Name one file, or none for the newest backup: npm run cli -- check-backup FILE')
  const path = args[0] ? resolve(args[0]) : await findNewest(config.backups.folder)
  try {
    const { rows, pictures, madeAt } = await tryRestore(path, await askPassphrase(path, config, terminal))
    return `${path} is good: ${countOf(rows, 'row')} and ${countOf(pictures, 'picture')}, as they were at ${madeAt}, were restored on trial.`
  } catch (error) {
    throw error instanceof ArchiveFault ? new CommandError(`${path} is not good. ${error.message}`) : error
  }
}

async function findNewest(folder: string) {
  const [newest] = await listBackups(folder)
  if (!newest) throw new CommandError(`There is no backup in ${folder}.`)
  return join(folder, newest.name)
}
