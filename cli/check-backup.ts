import { describePlace } from '#core/archive/archive-place.ts'
import { ArchiveFault } from '#core/archive/open-zip.ts'
import { rehearseBackup } from '#core/backups/rehearse-backup.ts'
import type { OpenDatabase } from '#core/database/database.ts'
import { countOf } from '#domain/text/count-of.ts'
import { openScratchSite } from '#server/static-site/open-ask.ts'
import { findArchive, findNewestBackup } from './find-archive.ts'
import { askPassphrase } from './restore.ts'
import { type CommandContext, CommandError } from './terminal.ts'

/** Test-restores a backup, by default the newest. */
export async function checkBackup(_: OpenDatabase, { args, config, terminal }: CommandContext) {
  if (args.length > 1) throw new CommandError('Give one file, or none to check the newest backup: npm run cli -- check-backup FILE')
  const place = await (args[0] ? findArchive(args[0], config.backups) : findNewestBackup(config.backups))
  const named = describePlace(place)
  try {
    const passphrase = await askPassphrase(place, config, terminal)
    const parts = { dataDir: config.dataDir, passphrase, openSite: openScratchSite(config) }
    const { rows, pictures, pages, madeAt } = await rehearseBackup(parts, place)
    const whole = `${countOf(rows, 'row')} and ${countOf(pictures, 'picture')}, as they were at ${madeAt}`
    return `${named} is good: ${whole}, were test-restored, and ${countOf(pages, 'page')} of that site were opened.`
  } catch (error) {
    throw error instanceof ArchiveFault ? new CommandError(`${named} is not good. ${error.message}`) : error
  }
}
