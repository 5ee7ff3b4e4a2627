import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writeWholeFile } from '#core/pictures/files.ts'
import { partFile } from '#domain/backups/backup-names.ts'
import type { BackupFile, BackupStore } from './backup-store.ts'

/** Backups in a folder, which is made with the first file. Only this user may read what is written there. */
export function openFolderStore(folder: string): BackupStore {
  const list = async () => [...(await listFolder(folder, '')), ...(await listFolder(folder, 'pictures/'))]
  const remove = (path: string) => rm(join(folder, path), { force: true })
  return {
    list,
    read: (path) => readIfThere(join(folder, path)),
    write: (path, bytes) => writeWholeFile(join(folder, path), bytes, 0o600),
    take: (from, path) => rename(from, join(folder, path)),
    toLocal: async (path) => (existsSync(join(folder, path)) ? join(folder, path) : undefined),
    remove,
    async removeParts() {
      for (const { path } of await list()) if (partFile.test(path.replace(/^pictures\//, ''))) await remove(path)
    },
  }
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
