import { stat } from 'node:fs/promises'
import { describePlace, placeOfBackup } from '#core/archive/archive-place.ts'
import { isUnused } from '#core/archive/archived-rows.ts'
import type { BackupPlace } from '#core/backups/backup-store.ts'
import { openBackupStore } from '#core/backups/open-store.ts'
import type { Bucket } from '#core/buckets/bucket.ts'
import { findDamage } from '#core/database/check-database.ts'
import { type Database, isServer } from '#core/database/database.ts'
import { listJournal } from '#core/database/journal.ts'
import { listOriginals } from '#core/pictures/originals.ts'
import { toBackupName } from '#domain/backups/backup-names.ts'
import { countOf } from '#domain/text/count-of.ts'

/** The site's database is missing or damaged. The message says what to do. */
export class DatabaseFault extends Error {}

/** Reading 100 MB takes a fifth of a second. */
const maxCheckedBytes = 100_000_000

/** Where a site stores its data; `database` is an address or the path of a file. */
export type SitePlace = { dataDir: string; database: string; bucket: Bucket | undefined; backups: BackupPlace }

/**
 * Throws a DatabaseFault if the database is gone or empty although uploads or backups exist: a new site in its place, and its backups, would be
 * mistaken for the old one. Without `db`, checks for the file, before it is opened; with `db`, checks the content.
 */
export async function refuseLostDatabase(place: SitePlace, db?: Database) {
  const loss = await describeLoss(place, db)
  if (loss) throw new DatabaseFault(`${loss.found}: ${loss.advice}`)
}

/** How the database was lost and what to do; undefined if it wasn't, or if nothing else of a site exists. */
export async function describeLoss(place: SitePlace, db?: Database) {
  const { database, bucket, backups } = place
  if (db ? !(await isEmpty(db)) : isServer(database) || (await hasFile(database))) return undefined
  const uploads = (await listOriginals(place)).size
  const names = await listNames(backups)
  if (uploads === 0 && names.length === 0) return undefined
  const left = [uploads > 0 && countOf(uploads, 'upload'), names.length > 0 && countOf(names.length, 'backup')]
  const settings = new Set([
    uploads > 0 && bucket ? bucket.settings.url : 'DATA_DIR',
    names.length > 0 && backups.bucket ? backups.bucket.settings.url : 'DATA_DIR',
  ])
  const what = isServer(database) ? 'The database in DATABASE_URL' : `The database ${database}`
  return {
    found: `${what} is ${db ? 'empty' : 'gone'}, but the site still has ${left.filter(Boolean).join(' and ')}`,
    advice: `bring it back with npm run cli -- restore ${toArgument(backups, names)}, or start a new site elsewhere with a different ${[...settings].join(' and ')}.`,
  }
}

/** Throws a DatabaseFault if the database file is damaged. Large files aren't checked, since that would delay the start. */
export async function refuseDamaged({ database, backups }: SitePlace) {
  if (isServer(database)) return
  const size = (await stat(database).catch(() => undefined))?.size ?? 0
  const damage = size > 0 && size <= maxCheckedBytes ? findDamage(database, true) : undefined
  if (damage === undefined) return
  const newest = toArgument(backups, await listNames(backups).catch(() => []))
  throw new DatabaseFault(
    `The database ${database} is damaged (${damage}): move it out of the way together with its -wal and -shm files, then restore the newest backup with npm run cli -- restore ${newest}.`,
  )
}

/** The names of the backups, newest last. */
async function listNames(backups: BackupPlace) {
  const files = await openBackupStore(backups).list()
  return files.flatMap(({ path }) => toBackupName(path)?.name ?? []).toSorted()
}

function toArgument(backups: BackupPlace, names: string[]) {
  const newest = names.at(-1)
  if (!newest) return 'FILE'
  return backups.bucket ? newest : describePlace(placeOfBackup(backups, newest))
}

const isEmpty = async (db: Database) => (await listJournal(db)).length === 0 || isUnused(db)

/** SQLite treats an empty file as a new database. */
async function hasFile(path: string) {
  return ((await stat(path).catch(() => undefined))?.size ?? 0) > 0
}
