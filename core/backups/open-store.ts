import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from '#core/buckets/bucket.ts'
import { getFile, putFile } from '#core/buckets/large-object.ts'
import { openObjects } from '#core/buckets/objects.ts'
import { readIfThere, writeWholeFile } from '#core/pictures/files.ts'
import { partFile, toBackupName } from '#domain/backups/backup-names.ts'
import type { BackupFile, BackupPlace, BackupStore } from './backup-store.ts'

export function openBackupStore({ folder, bucket }: BackupPlace): BackupStore {
  return bucket ? openBucketStore(bucket, folder) : openFolderStore(folder)
}

const contentType = 'application/octet-stream'

/** Backups in a bucket, created in a local folder first. Throws only BucketFault and errors of that folder. */
function openBucketStore(bucket: Bucket, folder: string): BackupStore {
  const objects = openObjects(bucket)
  return {
    list: objects.list,
    read: async (path) => (await objects.get(path))?.bytes,
    write: (path, bytes) => objects.put(path, bytes, contentType),
    async take(from, path) {
      await putFile(objects, from, path, contentType)
      await rm(from, { force: true })
    },
    toLocal: async (path, to) => ((await getFile(objects, path, to)) ? to : undefined),
    remove: objects.remove,
    async removeParts() {
      await openFolderStore(folder).removeParts()
      // The key may lack permission for this; backups work without it.
      await objects.giveUpBegun((path) => toBackupName(path) !== undefined).catch(() => {})
    },
  }
}

/** Backups in a folder, which is created with the first file. Only this user can read them. */
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
    // It may just have been renamed or deleted.
    const found = await stat(join(path, entry.name)).catch(() => undefined)
    if (found) files.push({ path: `${prefix}${entry.name}`, size: found.size })
  }
  return files
}
