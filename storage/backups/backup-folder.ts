import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { partFile } from '#domain/backups/backup-names.ts'
import { writeWholeFile } from '#storage/pictures/files.ts'

/** A file of backups: its path below their folder, with slashes, and how many bytes it has. */
export type BackupFile = { path: string; size: number }

/** The files in a folder of backups and in its folder of pictures. */
export async function listBackupFiles(folder: string): Promise<BackupFile[]> {
  return [...(await listFolder(folder, '')), ...(await listFolder(folder, 'pictures/'))]
}

async function listFolder(folder: string, prefix: string) {
  const path = join(folder, prefix)
  const entries = existsSync(path) ? await readdir(path, { withFileTypes: true }) : []
  const files: BackupFile[] = []
  for (const entry of entries.filter((entry) => entry.isFile())) {
    // One that was just renamed or deleted is not there any more.
    const found = await stat(join(path, entry.name)).catch(() => undefined)
    if (found) files.push({ path: `${prefix}${entry.name}`, size: found.size })
  }
  return files
}

/** Deletes what a process that ended has left unfinished; call it while nobody else writes there. */
export async function removeParts(folder: string) {
  for (const { path } of await listBackupFiles(folder))
    if (partFile.test(path.replace(/^pictures\//, ''))) await rm(join(folder, path), { force: true })
}

/** Writes a file that only this user may read. */
export async function writeBackupFile(folder: string, path: string, bytes: Uint8Array) {
  await writeWholeFile(join(folder, path), bytes, 0o600)
}

export async function renameBackupFile(folder: string, from: string, to: string) {
  await rename(join(folder, from), join(folder, to))
}

export async function removeBackupFile(folder: string, path: string) {
  await rm(join(folder, path), { force: true })
}
