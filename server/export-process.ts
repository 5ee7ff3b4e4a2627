// A program of run-in-child.ts: writes one export.
import { join, resolve } from 'node:path'
import { openDatabase } from '#core/database/database.ts'
import { writeExport } from '#core/exports/export-site.ts'
import { openOriginals } from '#core/pictures/originals.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { answerParent } from './answer-parent.ts'
import type { ExportTask } from './export-in-child.ts'

const shippedFolder = resolve(import.meta.dirname, '../content/pictures')

await answerParent(async ({ config, about }) => {
  const { wish, path }: ExportTask = JSON.parse(about)
  const variantsFolder = join(config.dataDir, 'variants')
  const pictures = openPictures({ files: await openOriginals(config), variantsFolder, shippedFolder, log: () => {} })
  const { siteUrl, siteName } = config
  const parts = { database: openDatabase(config.database), pictures, siteUrl, siteName, now: new Date() }
  return JSON.stringify((await writeExport(parts, wish, path)) ?? null)
})
