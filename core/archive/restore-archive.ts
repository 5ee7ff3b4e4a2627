import { createHash, hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '#core/database/database.ts'
import { listMigrationNames } from '#core/database/migrations.ts'
import { release } from '#core/database/release.ts'
import { writeSecret } from '#core/identity/secret.ts'
import type { Files } from '#core/pictures/files.ts'
import {
  type ArchivedRow,
  archivedRow,
  countRows,
  type Manifest,
  manifest,
  manifestHead,
  manifestPath,
  secretPath,
  tablePath,
} from '#domain/archive/archive-manifest.ts'
import type { ArchivePlace } from './archive-place.ts'
import { archiveBatch, clearArchivedTables, insertArchivedRows, isUnused } from './archived-rows.ts'
import { archivedNames } from './archived-tables.ts'
import { maxFileBytes, type ArchiveSource as OpenedSource, openArchiveSource, toDamage } from './open-source.ts'
import { ArchiveFault, type Zip } from './open-zip.ts'
import { type ArchivedRows, withUpgradedRows } from './upgrade-archive.ts'

/** `passphrase` is for encrypted backups. */
export type RestoreParts = { db: Database; files: Pick<Files, 'get' | 'put'>; dataDir: string; passphrase: string | undefined }

/** An open archive, with its rows upgraded to this release. */
export type ArchiveSource = OpenedSource & ArchivedRows

/**
 * Restores an archive into an empty, migrated database. Returns its date and its numbers of rows and pictures. If it throws an ArchiveFault,
 * nothing has changed except for picture files that nothing refers to.
 */
export function restoreArchive({ db, files, dataDir, passphrase }: RestoreParts, place: ArchivePlace) {
  return withArchive({ dataDir, passphrase }, place, async (source, told) => {
    if (!(await isUnused(db)))
      throw new ArchiveFault(
        'This site already has admins, posts, recipes, pictures, members or messages. Restore into a new site with another DATA_DIR or DATABASE_URL, or add --replace, which shows what would be lost and asks first.',
      )
    await restorePictures(files, source, told)
    const secret = await readSecret(source)
    await db.transaction().execute(async (transaction) => {
      await restoreTables(transaction, source)
      await writeSecret(dataDir, secret)
    })
    return { rows: countRows(told), pictures: told.pictures.length, madeAt: told.madeAt }
  })
}

/**
 * Opens an archive of this or an earlier release and passes it to `work` with its manifest. Throws an ArchiveFault if this release can't read
 * it. The rows of an earlier release are upgraded in `dataDir`.
 */
export async function withArchive<Result>(
  { dataDir, passphrase }: Pick<RestoreParts, 'dataDir' | 'passphrase'>,
  place: ArchivePlace,
  work: (source: ArchiveSource, told: Manifest) => Promise<Result>,
) {
  const source = await openArchiveSource(place, { folder: join(dataDir, 'incoming'), passphrase })
  try {
    const told = await readManifest(source.zip)
    const readRows = (table: string) => readTable(source.zip, table, told)
    const open = (rows: ArchivedRows) => work({ ...source, ...rows }, told)
    if (told.migration === listMigrationNames().at(-1)) return await open({ readRows, tables: told.tables })
    await mkdir(dataDir, { recursive: true })
    return await withUpgradedRows({ dataDir, told, readRows }, open)
  } finally {
    await source.close()
  }
}

/** Stores the missing pictures, byte for byte. */
export async function restorePictures(files: RestoreParts['files'], { readPicture }: OpenedSource, { pictures }: Manifest) {
  for (const picture of pictures) {
    const bytes = await readPicture(picture)
    const present = await files.get(picture.name)
    if (!present || hash('sha256', present) !== picture.sha256) await files.put(picture.name, bytes)
  }
}

export async function readSecret({ zip }: OpenedSource) {
  return (await zip.readFile(secretPath, maxFileBytes)).toString().trim()
}

/** Replaces the rows of all tables, in the caller's transaction. */
export async function restoreTables(transaction: Database, { readRows }: ArchiveSource) {
  await clearArchivedTables(transaction)
  for (const table of archivedNames) await restoreTable(transaction, table, readRows(table))
}

async function readManifest(zip: Zip): Promise<Manifest> {
  if (!zip.has(manifestPath)) throw new ArchiveFault("This isn't a Griddle archive: it has no manifest.json.")
  const json = toJson((await zip.readFile(manifestPath, maxFileBytes)).toString())
  const head = manifestHead.safeParse(json)
  if (head.success) refuseNewer(head.data)
  const parsed = manifest.safeParse(json)
  if (!parsed.success) throw new ArchiveFault(`The archive's manifest.json is invalid:\n${z.prettifyError(parsed.error)}`)
  refuseLacking(parsed.data)
  return parsed.data
}

function refuseNewer(told: Pick<Manifest, 'release' | 'migration'>) {
  const known = listMigrationNames()
  if (known.includes(told.migration)) return
  if (told.migration < (known.at(-1) ?? ''))
    throw new ArchiveFault(`This archive wasn't made by any Griddle release: none has ${told.migration} as its latest migration.`)
  const wanted = told.release ? `Griddle ${told.release}` : `the release with the migration ${told.migration}`
  throw new ArchiveFault(
    `The archive is from a newer release than this one (Griddle ${release}). Install ${wanted} or later and restore it there.`,
  )
}

/** The tables that an archive must have: those of the baseline, and all of them if this release wrote it. */
function refuseLacking({ migration, tables }: Manifest) {
  const expected = migration === listMigrationNames().at(-1) ? archivedNames : ['settings', '_blogs', '_recipes', 'admin']
  const lacking = expected.find((name) => !Object.hasOwn(tables, name))
  if (lacking) throw new ArchiveFault(`The table ${lacking} is missing from the archive.`)
}

async function restoreTable(db: Database, table: string, archived: AsyncGenerator<ArchivedRow>) {
  let rows: ArchivedRow[] = []
  const insert = async () => {
    await insertArchivedRows(db, table, rows)
    rows = []
  }
  for await (const row of archived) {
    rows.push(row)
    if (rows.length === archiveBatch) await insert()
  }
  await insert()
}

/** The rows of an archived table. Throws an ArchiveFault, at the latest after the last row, if they don't match the manifest. */
async function* readTable(zip: Zip, table: string, { tables }: Manifest): AsyncGenerator<ArchivedRow> {
  const path = tablePath(table)
  const digest = createHash('sha256')
  let count = 0
  for await (const line of zip.readLines(path, (part) => digest.update(part))) {
    const row = archivedRow.safeParse(toJson(line))
    count++
    if (!row.success) throw new ArchiveFault(`Line ${count} of ${path} isn't a row.`)
    yield row.data
  }
  const told = tables[table]
  if (count !== told?.rows || digest.digest('hex') !== told.sha256) throw toDamage(path)
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
