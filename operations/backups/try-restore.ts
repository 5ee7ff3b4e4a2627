import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countRows, type Manifest } from '#domain/archive/archive-manifest.ts'
import { readSecret, restoreTables, withArchive } from '#operations/archive/restore-archive.ts'
import { writeTable } from '#operations/archive/write-archive.ts'
import { archivedNames } from '#storage/archive/archived-tables.ts'
import { ArchiveFault } from '#storage/archive/open-zip.ts'
import { type Database, openDatabase } from '#storage/database/database.ts'

/**
 * Restores a backup into an SQLite database in a temporary folder, which is deleted, and compares what came of it with what the backup says. Returns how many rows and
 * pictures it has, and of when. Throws an ArchiveFault when it can't be restored as it was.
 */
export async function tryRestore(path: string, passphrase: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'griddle-check-'))
  const { db, migrate, close } = openDatabase(join(folder, 'griddle.sqlite'))
  try {
    await migrate()
    return await withArchive({ dataDir: folder, passphrase }, path, async (source, told) => {
      for (const picture of told.pictures) await source.readPicture(picture)
      await readSecret(source)
      await db.transaction().execute((transaction) => restoreTables(transaction, source, told))
      await compareTables(db, told)
      return { rows: countRows(told), pictures: told.pictures.length, madeAt: told.madeAt }
    })
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Throws an ArchiveFault unless the rows of each table are, byte for byte, those that the manifest tells of. */
export async function compareTables(db: Database, told: Manifest) {
  const tables: Manifest['tables'] = {}
  for (const name of archivedNames) {
    const lines = writeTable(db, name, { tables })
    while (!(await lines.next()).done);
    const [found, expected] = [tables[name], told.tables[name]]
    if (found?.rows !== expected?.rows || found?.sha256 !== expected?.sha256)
      throw new ArchiveFault(
        `The table ${name} has ${found?.rows} rows after it was restored, which are not the ${expected?.rows} of the backup.`,
      )
  }
}
