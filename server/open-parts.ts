import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pino, stdSerializers } from 'pino'
import { seedContent } from '#operations/seed-content.ts'
import { openDatabase } from '#storage/database.ts'
import { openFiles } from '#storage/files.ts'
import { openPictures } from '#storage/pictures.ts'
import type { Config } from './config.ts'

const shippedFolder = resolve(import.meta.dirname, '../content/pictures')

/** Opens all that the site works with, brings the database up to date and fills a new one; `close` writes out and ends everything. */
export async function openParts(config: Config) {
  await mkdir(config.dataDir, { recursive: true })
  const log = pino(
    { level: config.logLevel, serializers: { error: stdSerializers.err } },
    pino.destination({ sync: false, minLength: 4096 }),
  )
  const flushing = setInterval(() => log.flush(), 500).unref()
  const { db, migrate, close } = openDatabase(config.database)
  const ran = await migrate()
  if (ran.includes('0001-foundation.sql') && config.sampleContent) await seedContent(db)
  const pictures = openPictures({
    disk: openFiles(join(config.dataDir, 'files')),
    variantsFolder: join(config.dataDir, 'variants'),
    shippedFolder,
    log: (message, details) => log.warn(details, message),
  })
  return {
    parts: { db, pictures, log, clock: () => new Date(), siteUrl: config.siteUrl, siteName: config.siteName },
    async close() {
      clearInterval(flushing)
      await pictures.close()
      await close()
      log.flush()
    },
  }
}
