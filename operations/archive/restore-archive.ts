import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type ArchivedRow,
  archivedRow,
  type Manifest,
  manifest,
  manifestPath,
  picturePath,
  secretPath,
  tablePath,
} from '#domain/archive/archive-manifest.ts'
import { archiveBatch, clearArchivedTables, insertArchivedRows, isUnused } from '#storage/archive/archived-rows.ts'
import { archivedNames } from '#storage/archive/archived-tables.ts'
import { ArchiveFault, openZip, type Zip } from '#storage/archive/open-zip.ts'
import type { Database } from '#storage/database/database.ts'
import { findNewestMigration } from '#storage/database/migrations.ts'
import { writeSecret } from '#storage/identity/secret.ts'
import type { Files } from '#storage/pictures/files.ts'

type SiteParts = { db: Database; files: Files; dataDir: string }

/** A larger file that is read as a whole is none of ours. */
const maxFileBytes = 100_000_000

/**
 * Puts the site of an archive into a migrated database that nobody has used. Returns how many rows and pictures it had, and of when. Throws an ArchiveFault;
 * then nothing is changed but files of pictures, which nothing shows.
 */
export async function restoreArchive(parts: SiteParts, path: string) {
  const zip = await openZip(path)
  try {
    return await restore(parts, zip)
  } finally {
    zip.close()
  }
}

async function restore({ db, files, dataDir }: SiteParts, zip: Zip) {
  const told = await readManifest(zip)
  if (!(await isUnused(db)))
    throw new ArchiveFault(
      'This site has admins, posts, recipes, pictures, members or messages already. Restore into a new one: with another DATA_DIR or DATABASE_URL.',
    )
  for (const { name, sha256 } of told.pictures) {
    const bytes = await zip.readFile(picturePath(name), maxFileBytes)
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw toDamage(picturePath(name))
    await files.put(name, bytes)
  }
  const secret = await zip.readFile(secretPath, maxFileBytes)
  await db.transaction().execute(async (transaction) => {
    await clearArchivedTables(transaction)
    for (const table of archivedNames) await restoreTable(transaction, zip, table, told)
    await writeSecret(dataDir, secret.toString().trim())
  })
  const rows = Object.values(told.tables).reduce((sum, { rows }) => sum + rows, 0)
  return { rows, pictures: told.pictures.length, madeAt: told.madeAt }
}

async function readManifest(zip: Zip): Promise<Manifest> {
  if (!zip.has(manifestPath)) throw new ArchiveFault('This is no archive of Griddle: it has no manifest.json.')
  const parsed = manifest.safeParse(toJson((await zip.readFile(manifestPath, maxFileBytes)).toString()))
  if (!parsed.success) throw new ArchiveFault(`The manifest.json of the archive is not right:\n${z.prettifyError(parsed.error)}`)
  const { migration, tables } = parsed.data
  const own = findNewestMigration()
  if (migration !== own)
    throw new ArchiveFault(
      `The archive is of another release: its newest migration is ${migration}, and that of this one is ${own}. Restore it with the release that wrote it, then start this one on the restored site.`,
    )
  const lacking = archivedNames.find((name) => !Object.hasOwn(tables, name))
  if (lacking) throw new ArchiveFault(`The archive lacks the table ${lacking}.`)
  return parsed.data
}

async function restoreTable(db: Database, zip: Zip, table: string, { tables }: Manifest) {
  const path = tablePath(table)
  const hash = createHash('sha256')
  let rows: ArchivedRow[] = []
  let count = 0
  const insert = async () => {
    await insertArchivedRows(db, table, rows)
    rows = []
  }
  for await (const line of zip.readLines(path, (part) => hash.update(part))) {
    const row = archivedRow.safeParse(toJson(line))
    count++
    if (!row.success) throw new ArchiveFault(`Line ${count} of ${path} is no row.`)
    rows.push(row.data)
    if (rows.length === archiveBatch) await insert()
  }
  await insert()
  const told = tables[table]
  if (count !== told?.rows || hash.digest('hex') !== told.sha256) throw toDamage(path)
}

function toDamage(path: string) {
  return new ArchiveFault(`${path} is not what manifest.json says: the archive is damaged or was changed.`)
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
