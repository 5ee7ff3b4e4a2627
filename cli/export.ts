import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exportFormats, isExportFormat } from '#domain/exports/export-formats.ts'
import { exportSite } from '#operations/exports/export-site.ts'
import type { OpenDatabase } from '#storage/database/database.ts'
import { openOriginals } from '#storage/pictures/originals.ts'
import { openPictures } from '#storage/pictures/pictures.ts'
import { type CommandContext, CommandError } from './command.ts'

const shippedFolder = resolve(import.meta.dirname, '../content/pictures')
const formats = Object.keys(exportFormats).join(', ')

/** Writes the content of the site for other programs, while it runs. */
export async function exportCommand(database: OpenDatabase, { args, config, terminal }: CommandContext) {
  const [format = '', file, ...more] = args
  if (!isExportFormat(format)) throw new CommandError(`Name a format: ${formats}`)
  if (!file || more.length > 0) throw new CommandError(`Name the file: npm run cli -- export ${format} ${exportFormats[format].file}`)
  const path = resolve(file)
  if (existsSync(path)) throw new CommandError(`${path} is there already. Give another name.`)
  await database.migrate()
  const log = (message: string, details: object) => console.error(message, details)
  const variantsFolder = join(config.dataDir, 'variants')
  const pictures = openPictures({ files: await openOriginals(config), variantsFolder, shippedFolder, log })
  const { siteUrl, siteName } = config
  const missing = await exportSite({ database, pictures, siteUrl, siteName, now: new Date() }, format, path)
  for (const name of missing) terminal.say?.(`The picture ${name} has no file.`)
  const warning = exportFormats[format].isPrivate
    ? '\nKeep it as you would keep the database: it has what people wrote to you, and their addresses.'
    : ''
  return `Wrote ${path}.${warning}`
}
