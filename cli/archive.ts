import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { keepInside, writeArchive } from '#core/archive/write-archive.ts'
import type { OpenDatabase } from '#core/database/database.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { countOf } from '#domain/text/count-of.ts'
import { type CommandContext, CommandError } from './terminal.ts'

/** Writes the whole site into one zip file, while it runs. */
export async function archive(database: OpenDatabase, { args, config, terminal }: CommandContext) {
  const path = readPath(args)
  if (existsSync(path)) throw new CommandError(`${path} already exists. Choose another name.`)
  await database.migrate()
  const parts = {
    database,
    keepPicture: keepInside(await openOriginals(config)),
    secret: await openSecret(config.dataDir),
    now: new Date(),
  }
  const { rows, pictures, missing } = await writeArchive(parts, path)
  for (const name of missing) terminal.say?.(`The file of picture ${name} is missing.`)
  return [
    `Wrote ${countOf(rows, 'row')} and ${countOf(pictures.length, 'picture')} into ${path}.`,
    'Keep it as safe as the database: it contains email addresses, password hashes and messages.',
  ].join('\n')
}

function readPath(args: string[]) {
  const [path] = args
  if (!path || args.length !== 1) throw new CommandError('Give a file: npm run cli -- archive site.zip')
  return resolve(path)
}
