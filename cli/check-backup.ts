import { join, resolve } from 'node:path'
import { countOf } from '#domain/text/count-of.ts'
import { rehearseBackup } from '#operations/backups/rehearse-backup.ts'
import { openScratchSite } from '#server/static-site/open-ask.ts'
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
    const passphrase = await askPassphrase(path, config, terminal)
    const parts = { dataDir: config.dataDir, passphrase, openSite: openScratchSite(config) }
    const { rows, pictures, pages, madeAt } = await rehearseBackup(parts, path)
    const whole = `${countOf(rows, 'row')} and ${countOf(pictures, 'picture')}, as they were at ${madeAt}`
    return `${path} is good: ${whole}, were restored on trial, and ${countOf(pages, 'page')} of that site were opened.`
  } catch (error) {
    throw error instanceof ArchiveFault ? new CommandError(`${path} is not good. ${error.message}`) : error
  }
}

async function findNewest(folder: string) {
  const [newest] = await listBackups(folder)
  if (!newest) throw new CommandError(`There is no backup in ${folder}.`)
  return join(folder, newest.name)
}
