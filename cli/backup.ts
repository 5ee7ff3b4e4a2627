import { describePlace, placeOfBackup } from '#core/archive/archive-place.ts'
import { describeFuller, makeBackupNow } from '#core/backups/make-backup.ts'
import type { OpenDatabase } from '#core/database/database.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { countOf } from '#domain/text/count-of.ts'
import { type CommandContext, CommandError } from './terminal.ts'

/** Makes a backup now, while the site runs. */
export async function backup(database: OpenDatabase, { args, config, terminal }: CommandContext) {
  if (args.length > 0) throw new CommandError('This command takes no name: npm run cli -- backup')
  await database.migrate()
  const parts = { database, files: await openOriginals(config), secret: await openSecret(config.dataDir), ...config.backups }
  terminal.say?.('Making a backup.')
  const backedUp = await makeBackupNow(parts, () => new Date())
  if (!backedUp) throw new CommandError('A backup is already running, or its process was killed less than five minutes ago.')
  const { made, missing, fuller } = backedUp
  if (fuller) terminal.say?.(`${describeFuller(made, fuller)}. If something is missing, restore that one: it's kept.`)
  for (const name of missing) terminal.say?.(`The file of picture ${name} is missing.`)
  const { rows = 0, pictures = [] } = made.note ?? {}
  return `Backed up ${countOf(rows, 'row')} and ${countOf(pictures.length, 'picture')}: ${describePlace(placeOfBackup(config.backups, made.name))}`
}
