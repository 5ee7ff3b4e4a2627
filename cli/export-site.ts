import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { OpenDatabase } from '#core/database/database.ts'
import { ExportFolderFault, openExportFolder } from '#core/static-site/export-folder.ts'
import { type ExportOutcome, exportStaticSite } from '#core/static-site/export-static-site.ts'
import { countOf } from '#domain/text/count-of.ts'
import { openExporters } from '#server/static-site/open-exporters.ts'
import { type CommandContext, CommandError } from './terminal.ts'

const named = 10

/** Writes every public page into a folder, as files that need no server. */
export async function exportSite(database: OpenDatabase, { args, config, terminal }: CommandContext) {
  const { folder: path, baseUrl = config.siteUrl } = readArguments(args)
  await database.migrate()
  const startedAt = performance.now()
  const folder = openFolder(path)
  const { database: address, backups, bucket, dataDir, siteName, siteUrl, webConcurrency } = config
  const exporters = await openExporters(
    { config: { database: address, backups, bucket, dataDir, siteName, siteUrl }, baseUrl, folder: path },
    webConcurrency,
  )
  try {
    const maker = { build: exporters.build, siteUrl, baseUrl, siteName }
    const outcome = await exportStaticSite({ db: database.db, folder, exporters, maker, now: new Date(), say: terminal.say })
    return describe(outcome, path, (performance.now() - startedAt) / 1000)
  } finally {
    await exporters.close()
  }
}

function openFolder(path: string) {
  try {
    return openExportFolder(path)
  } catch (error) {
    throw error instanceof ExportFolderFault ? new CommandError(error.message) : error
  }
}

function readArguments(args: string[]) {
  const { values, positionals } = parse(args)
  const [folder] = positionals
  if (!folder || positionals.length !== 1) throw new CommandError('Give a folder: npm run cli -- export-site FOLDER')
  const baseUrl = values['base-url']?.replace(/\/+$/, '')
  if (baseUrl !== undefined && !isBaseUrl(baseUrl)) throw new CommandError('--base-url needs an address like https://example.com/site')
  return { folder: resolve(folder), ...(baseUrl !== undefined && { baseUrl }) }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { 'base-url': { type: 'string' } } })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

function isBaseUrl(text: string) {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === ''
}

function describe({ files, written, removed, missing, kept }: ExportOutcome, path: string, seconds: number) {
  return [
    `${countOf(files, 'file')} in ${path}: ${written} written, ${removed} removed, in ${seconds.toFixed(1)} s. Open index.html in it.`,
    ...(missing.length > 0 ? [`Linked but missing on the site: ${list(missing)}.`] : []),
    ...(kept.length > 0 ? [`Left alone because it isn't from an export: ${list(kept)}.`] : []),
  ].join('\n')
}

function list(names: string[]) {
  const rest = names.length - named
  return names.slice(0, named).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
