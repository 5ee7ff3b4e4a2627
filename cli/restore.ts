import { parseArgs } from 'node:util'
import { type ArchivePlace, describePlace, nameOfArchive, placeOfBackup } from '#core/archive/archive-place.ts'
import { ArchiveFault } from '#core/archive/open-zip.ts'
import { restoreArchive } from '#core/archive/restore-archive.ts'
import { restoreJob } from '#core/backups/open-restores.ts'
import { compareBackup, describeRestore, restoreOver } from '#core/backups/restore-over.ts'
import type { OpenDatabase } from '#core/database/database.ts'
import { openSecret } from '#core/identity/secret.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { toComparisonLines, toTableLabel } from '#domain/archive/comparison-lines.ts'
import type { SiteComparison } from '#domain/archive/site-comparison.ts'
import { terminal as byTerminal } from '#domain/identity/log-entry.ts'
import { countOf, groupDigits } from '#domain/text/count-of.ts'
import { findArchive } from './find-archive.ts'
import { type CommandContext, CommandError } from './terminal.ts'

const usage = `Give a file: npm run cli -- restore FILE
  --replace          replace a site in use, after comparing the two and making a backup
  --yes              don't ask for confirmation
  --take-secret      take over the secret from another site's archive`

/** Restores the site of an archive or a backup into a new database or, with `--replace`, over the current site. */
export async function restore(database: OpenDatabase, context: CommandContext) {
  const { name, ...options } = readArguments(context.args)
  const place = await findArchive(name, context.config.backups)
  await database.migrate()
  try {
    return await (options.replace ? replace(database, context, place, options) : restoreAnew(database, context, place))
  } catch (error) {
    throw error instanceof ArchiveFault ? new CommandError(error.message) : error
  }
}

async function restoreAnew({ db }: OpenDatabase, { config, terminal }: CommandContext, place: ArchivePlace) {
  const passphrase = await askPassphrase(place, config, terminal)
  const parts = { db, files: await openOriginals(config), dataDir: config.dataDir, passphrase }
  return `${describe(await restoreArchive(parts, place))} The next start builds the search index.`
}

type Options = { yes: boolean; 'take-secret': boolean }

async function replace(database: OpenDatabase, { config, terminal }: CommandContext, place: ArchivePlace, options: Options) {
  const { dataDir, backups } = config
  const parts = {
    ...{ ...backups, database, dataDir, takesSecret: options['take-secret'], by: byTerminal, clock: () => new Date() },
    files: await openOriginals(config),
    secret: await openSecret(dataDir),
    passphrase: await askPassphrase(place, config, terminal),
  }
  const say = (line: string) => terminal.say?.(line)
  for (const line of listComparison(await compareBackup(parts, place))) say(line)
  if (!options.yes) await confirm(terminal)
  say('Backing up the current site.')
  let told = ''
  const work = async () => {
    const restored = await restoreOver(parts, place, (name) => {
      say(`The current site is saved in ${describePlace(placeOfBackup(backups, name))}.`)
      say('Replacing it.')
    })
    say('Replaced.')
    told = describe(restored)
    return describeRestore(place, restored)
  }
  if (!(await runOnce(database.db, { name: restoreJob, everyMilliseconds: 0, retryMilliseconds: 0, work }, () => new Date())))
    throw new CommandError('A backup is already being restored, or its process was killed less than five minutes ago. Nothing was changed.')
  const again = options['take-secret']
    ? 'Restart the site, because its secret may have changed.'
    : 'A running site rebuilds the search index within a minute, a stopped one when it starts.'
  return `${told} Everyone has to sign in again. ${again}`
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values, positionals } = parseArgs({ args, options: { replace: flag, yes: flag, 'take-secret': flag }, allowPositionals: true })
    const [name] = positionals
    if (name && positionals.length === 1) return { name, ...values }
  } catch {
    // An unknown option.
  }
  throw new CommandError(usage)
}

async function confirm({ ask }: CommandContext['terminal']) {
  if (!ask) throw new CommandError("Nothing was changed: this terminal can't ask for confirmation. To confirm, add --yes.")
  const answer = await ask('Type replace to replace the current site with the backup: ')
  if (answer.trim() !== 'replace') throw new CommandError('Nothing was changed.')
}

function describe({ rows, pictures, madeAt }: Awaited<ReturnType<typeof restoreArchive>>) {
  return `Restored ${countOf(rows, 'row')} and ${countOf(pictures, 'picture')}, as they were at ${madeAt}.`
}

/** The lines of a table, and below it the newest records of both. */
function listComparison(comparison: SiteComparison) {
  const heads = ['', 'now', 'backup', 'lost', 'changed', 'restored']
  const rows = toComparisonLines(comparison).map(({ label, now, archived, lost, changed, brought }) => [
    label,
    ...[now, archived, lost, changed, brought].map(groupDigits),
  ])
  const newest = comparison.newest.flatMap(({ table, now, archived }) => {
    const found = [
      now && `  now     ${now.createdAt}  ${now.title}`,
      archived && `  backup  ${archived.createdAt}  ${archived.title}`,
    ].flatMap((line) => line ?? [])
    return found.length > 0 ? [`Newest of ${toTableLabel(table).toLowerCase()}:`, ...found] : []
  })
  return [`The backup was made at ${comparison.madeAt}.`, '', ...[heads, ...rows].map(toColumns), '', ...newest, '']
}

function toColumns([label = '', ...cells]: string[]) {
  return label.padEnd(24) + cells.map((cell) => cell.padStart(13)).join('')
}

/** The key to an encrypted backup: from the settings, or typed. */
export async function askPassphrase(place: ArchivePlace, { backups }: CommandContext['config'], { askHidden }: CommandContext['terminal']) {
  return nameOfArchive(place).endsWith('.age') && !backups.passphrase ? askHidden?.('Backup passphrase: ') : backups.passphrase
}
