import { type BackupName, isNotePath, isPicturePath, notePath, pictureFilePath, toBackupName } from '#domain/backups/backup-names.ts'
import { type BackupNote, backupNote } from '#domain/backups/job-results.ts'
import type { BackupFile, BackupPlace, BackupStore } from './backup-store.ts'
import { openBackupStore } from './open-store.ts'

/** A complete backup. If its note was deleted, its pictures are unknown. `size` includes the pictures, in bytes. */
export type ListedBackup = BackupName & { size: number; note: BackupNote | undefined }

/** The stored backups, newest first. */
export async function listBackups(place: BackupPlace): Promise<ListedBackup[]> {
  const store = openBackupStore(place)
  const files = await store.list()
  const sizes = new Map(files.map(({ path, size }) => [path, size]))
  const backups = pickBackups(files).map(async (backup) => {
    const note = await readNote(store, backup.name)
    const pictures = new Set(note?.pictures.map(({ sha256 }) => pictureFilePath(sha256, backup.isEncrypted)))
    const size = [backup.name, ...pictures].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
    return { ...backup, size, note }
  })
  return Promise.all(backups)
}

/** The backups among these files, newest first. */
function pickBackups(files: BackupFile[]): BackupName[] {
  const backups = files.flatMap(({ path }) => toBackupName(path) ?? [])
  return backups.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
}

async function readNote(store: BackupStore, name: string) {
  const bytes = await store.read(notePath(name))
  try {
    return backupNote.parse(JSON.parse(Buffer.from(bytes ?? []).toString()))
  } catch {
    return undefined
  }
}

/**
 * The backup files that none of the kept backups needs: other backups, their notes, and pictures, in the order in which to delete them.
 * Never includes files with other names, nor any picture while a kept backup lacks its note.
 */
export function listExpired(files: BackupFile[], kept: (BackupName & { note: BackupNote | undefined })[]) {
  const names = new Set(kept.map(({ name }) => name))
  const notes = new Set(kept.map(({ name }) => notePath(name)))
  const needed = new Set(
    kept.flatMap(({ note, isEncrypted }) => note?.pictures.map(({ sha256 }) => pictureFilePath(sha256, isEncrypted)) ?? []),
  )
  const areKnown = kept.every(({ note }) => note)
  const paths = files.map(({ path }) => path)
  return [
    ...paths.filter((path) => toBackupName(path) && !names.has(path)),
    ...paths.filter((path) => isNotePath(path) && !notes.has(path)),
    ...paths.filter((path) => isPicturePath(path) && areKnown && !needed.has(path)),
  ]
}
