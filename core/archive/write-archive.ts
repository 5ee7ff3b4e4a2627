import { createHash } from 'node:crypto'
import { listPhotoFiles } from '#core/comments/review-photo-rows.ts'
import type { Database, OpenDatabase } from '#core/database/database.ts'
import { findNewestMigration } from '#core/database/migrations.ts'
import { release } from '#core/database/release.ts'
import type { Files } from '#core/pictures/files.ts'
import { listImageFiles } from '#core/pictures/image-rows.ts'
import { countRows, type Manifest, manifestPath, picturePath, secretPath, tablePath } from '#domain/archive/archive-manifest.ts'
import { toFileName } from '#domain/pictures/stored-image.ts'
import { archivedNames } from './archived-tables.ts'
import { readTable, type TableTotals } from './read-table.ts'
import { type AddFile, writeZip } from './write-zip.ts'

/** Stores a picture's file in the zip or next to it and returns its SHA-256; undefined if the file doesn't exist. */
type KeepPicture = (name: string, add: AddFile) => Promise<string | undefined>

type SiteParts = { database: OpenDatabase; secret: string; now: Date; keepPicture: KeepPicture }

/** Puts pictures into the zip. */
export function keepInside(files: Files): KeepPicture {
  return async (name, add) => {
    const bytes = await files.get(name)
    if (!bytes) return undefined
    await add(picturePath(name), [bytes], false)
    return createHash('sha256').update(bytes).digest('hex')
  }
}

/**
 * Writes the whole site to a new zip file: a snapshot of its tables, the original pictures, and the secret. Blocks no other request. Returns
 * the number of rows, in total and by table, the pictures, and the names of those without a file.
 */
export function writeArchive({ database, secret, now, keepPicture }: SiteParts, path: string) {
  return database.withSnapshot(async (db) => {
    const made = { madeAt: now.toISOString(), release, migration: findNewestMigration() }
    const manifest: Manifest = { format: 'griddle-archive', version: 1, ...made, tables: {}, pictures: [] }
    const missing: string[] = []
    await writeZip(path, async (add) => {
      for (const table of archivedNames) await add(tablePath(table), writeTable(db, table, manifest.tables))
      for (const name of await listFiles(db)) {
        const sha256 = await keepPicture(name, add)
        if (sha256) manifest.pictures.push({ name, sha256 })
        else missing.push(name)
      }
      await add(secretPath, [Buffer.from(`${secret}\n`)])
      // Last, since it lists the others.
      await add(manifestPath, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)])
    })
    const tables = Object.fromEntries(Object.entries(manifest.tables).map(([name, { rows }]) => [name, rows]))
    return { rows: countRows(manifest), tables, pictures: manifest.pictures, missing }
  })
}

/** The file names of all pictures and readers' photos. */
async function listFiles(db: Database) {
  return [...(await listImageFiles(db)).map(toFileName), ...(await listPhotoFiles(db))].toSorted()
}

async function* writeTable(db: Database, table: string, tables: TableTotals) {
  for await (const { lines } of readTable(db, table, tables)) yield lines
}
