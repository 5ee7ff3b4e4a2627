import { hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeArchive } from '#core/archive/write-archive.ts'
import type { OpenDatabase } from '#core/database/database.ts'
import { runOnce } from '#core/jobs/run-once.ts'
import type { Files } from '#core/pictures/files.ts'
import { notePath, pictureFilePath, toBackupStem } from '#domain/backups/backup-names.ts'
import { findFuller, pickKept } from '#domain/backups/backup-retention.ts'
import type { BackupResult } from '#domain/backups/job-results.ts'
import { countOf } from '#domain/text/count-of.ts'
import type { BackupPlace, BackupStore } from './backup-store.ts'
import { type BackupKey, openKey } from './encryption.ts'
import { type ListedBackup, listBackups, listExpired } from './listed-backups.ts'
import { openBackupStore } from './open-store.ts'

/** The name of the backup job. */
export const backupJob = 'backup'

/** With a `passphrase`, backups are encrypted. */
export type BackupParts = BackupPlace & { database: OpenDatabase; files: Files; secret: string; passphrase: string | undefined }

/** As `makeBackup`, but returns undefined if a backup is already running. */
export async function makeBackupNow(parts: BackupParts, clock: () => Date, spared?: string) {
  let outcome: Awaited<ReturnType<typeof makeBackup>> | undefined
  const work = async () => {
    outcome = await makeBackup(parts, clock(), spared)
    return describeBackup(outcome)
  }
  await runOnce(parts.database.db, { name: backupJob, everyMilliseconds: 0, retryMilliseconds: 0, work }, clock)
  return outcome
}

/**
 * Backs up the whole site without blocking other requests, then deletes expired backups except `spared`. No other process may do so at the
 * same time. Returns the backup, the names of pictures without a file, and the newest backup that is much larger, if any.
 */
export async function makeBackup(parts: BackupParts, now: Date, spared?: string) {
  const store = openBackupStore(parts)
  await store.removeParts()
  const key = parts.passphrase ? await openKey(store, parts.passphrase) : undefined
  const { name, missing } = await writeBackup(parts, store, key, now)
  await removeExpired(parts, store, now, spared)
  const listed = await listBackups(parts)
  const made = listed.find((backup) => backup.name === name)
  if (!made) throw new Error(`The backup ${name} disappeared after it was made`)
  return { made, missing, fuller: findFuller(listed, now) }
}

/** The zip file is stored last, after the pictures and the note: if it exists, the backup is complete. */
async function writeBackup(parts: BackupParts, store: BackupStore, key: BackupKey | undefined, now: Date) {
  const { database, secret, folder } = parts
  const stem = toBackupStem(now)
  const [name, part] = [`${stem}.zip${key ? '.age' : ''}`, join(folder, `${stem}.part`)]
  const keepPicture = await openPictureKeeper(parts, store, key)
  const { rows, tables, pictures, missing } = await writeArchive({ database, secret, now, keepPicture }, part)
  try {
    await store.write(notePath(name), Buffer.from(JSON.stringify({ rows, tables, pictures })))
    await key?.encryptInPlace(part)
    await store.take(part, name)
  } catch (error) {
    // A file that didn't fit must not keep the disk full.
    await rm(part, { force: true })
    throw error
  }
  return { name, missing }
}

/** Stores each distinct picture once. Pictures with a name known from earlier backups aren't read again: picture files never change. */
async function openPictureKeeper({ files, ...place }: BackupParts, store: BackupStore, key: BackupKey | undefined) {
  const present = new Set((await store.list()).map(({ path }) => path))
  const toPath = (sha256: string) => pictureFilePath(sha256, key !== undefined)
  const known = await listKnownPictures(place)
  return async (name: string) => {
    const sha256 = known.get(name)
    if (sha256 && present.has(toPath(sha256))) return sha256
    const bytes = await files.get(name)
    if (!bytes) return undefined
    const found = hash('sha256', bytes)
    const path = toPath(found)
    if (!present.has(path)) await store.write(path, key ? await key.encrypt(bytes) : bytes)
    present.add(path)
    return found
  }
}

async function listKnownPictures(place: BackupPlace) {
  const backups = await listBackups(place)
  return new Map(backups.flatMap(({ note }) => note?.pictures.map(({ name, sha256 }) => [name, sha256] as const) ?? []))
}

async function removeExpired(place: BackupPlace, store: BackupStore, now: Date, spared: string | undefined) {
  const present = await listBackups(place)
  const picked = new Set(pickKept(present, now))
  const kept = present.filter((backup) => picked.has(backup) || backup.name === spared)
  for (const path of listExpired(await store.list(), kept)) await store.remove(path)
}

/** The warning that a backup is much smaller than an earlier one. */
export function describeFuller(newest: ListedBackup, fuller: ListedBackup) {
  const [less, more] = [newest, fuller].map(({ note }) => countOf(note?.rows ?? 0, 'row'))
  return `The newest backups are much smaller than ${fuller.name}: ${less} instead of ${more}`
}

/** The result that the backup job stores, as JSON. */
export function describeBackup({ made: { name, size, note }, missing, fuller }: Awaited<ReturnType<typeof makeBackup>>) {
  return JSON.stringify({
    name,
    size,
    rows: note?.rows ?? 0,
    pictures: note?.pictures.length ?? 0,
    missing: missing.length,
    ...(fuller && { fuller: { name: fuller.name, madeAt: fuller.madeAt, rows: fuller.note?.rows ?? 0 } }),
  } satisfies BackupResult)
}
