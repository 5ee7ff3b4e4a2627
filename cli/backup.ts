import { countOf } from '#domain/text/count-of.ts'
import { makeBackup } from '#operations/backups/make-backup.ts'
import type { OpenDatabase } from '#storage/database/database.ts'
import { openSecret } from '#storage/identity/secret.ts'
import { openOriginals } from '#storage/pictures/originals.ts'
import { type CommandContext, CommandError } from './command.ts'

/** Makes a backup now, while the site runs. */
export async function backup(database: OpenDatabase, { args, config, terminal }: CommandContext) {
  if (args.length > 0) throw new CommandError('A backup needs no name: npm run cli -- backup')
  await database.migrate()
  const parts = { database, files: await openOriginals(config), secret: await openSecret(config.dataDir), ...config.backups }
  const { made, missing } = await makeBackup(parts, new Date())
  for (const name of missing) terminal.say?.(`The picture ${name} has no file.`)
  const { rows = 0, pictures = [] } = made.note ?? {}
  return `Backed up ${countOf(rows, 'row')} and ${countOf(pictures.length, 'picture')}: ${config.backups.folder}/${made.name}`
}
