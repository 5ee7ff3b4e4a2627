import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { OpenDatabase } from '#core/database/database.ts'
import { writeExport } from '#core/exports/export-site.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { type ExportWish, exportFormats, isExportFormat } from '#domain/exports/export-formats.ts'
import { type CommandContext, CommandError } from './terminal.ts'

const shippedFolder = resolve(import.meta.dirname, '../content/pictures')
const formats = [...Object.keys(exportFormats), 'epub'].join(', ')

/** Writes the content of the site for other programs, or the cookbook of a collection, while the site runs. */
export async function exportCommand(database: OpenDatabase, { args, config, terminal }: CommandContext) {
  const { wish, file } = readArguments(args)
  const path = resolve(file)
  if (existsSync(path)) throw new CommandError(`${path} already exists. Choose another name.`)
  await database.migrate()
  const log = (message: string, details: object) => console.error(message, details)
  const variantsFolder = join(config.dataDir, 'variants')
  const pictures = openPictures({ files: await openOriginals(config), variantsFolder, shippedFolder, log })
  const parts = { database, pictures, siteUrl: config.siteUrl, siteName: config.siteName, now: new Date() }
  const missing = await writeExport(parts, wish, path)
  if (!missing) throw new CommandError("No collection has this address. Give the part after /collections/ in its page's address.")
  for (const name of missing) terminal.say?.(`The file of picture ${name} is missing.`)
  const isPrivate = wish.format !== 'epub' && exportFormats[wish.format].isPrivate
  const warning = 'Keep it as safe as the database: it contains messages and email addresses.'
  return [`Wrote ${path}.`, ...(isPrivate ? [warning] : [])].join('\n')
}

function readArguments(args: string[]): { wish: ExportWish; file: string } {
  const { values, positionals } = parse(args)
  const [format = '', file, ...more] = positionals
  if (format !== 'epub' && !isExportFormat(format)) throw new CommandError(`Give a format: ${formats}`)
  const example = format === 'epub' ? 'book.epub --collection sunday-roast' : exportFormats[format].file
  if (!file || more.length > 0 || (format === 'epub') !== (values.collection !== undefined))
    throw new CommandError(`Give a file: npm run cli -- export ${format} ${example}`)
  return { wish: format === 'epub' ? { format, collection: values.collection ?? '' } : { format }, file }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { collection: { type: 'string' } } })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
