import { rm } from 'node:fs/promises'
import type { Bucket } from '#core/buckets/bucket.ts'
import { getFile, putFile } from '#core/buckets/large-object.ts'
import { openObjects } from '#core/buckets/objects.ts'
import { toBackupName } from '#domain/backups/backup-names.ts'
import type { BackupStore } from './backup-store.ts'
import { openFolderStore } from './folder-store.ts'

const contentType = 'application/octet-stream'

/** Backups in a bucket, which are made in a folder of this machine. All that fails is a BucketFault, or of that folder. */
export function openBucketStore(bucket: Bucket, folder: string): BackupStore {
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
      // A key may lack the right to that, without which backups are made as well.
      await objects.giveUpBegun((path) => toBackupName(path) !== undefined).catch(() => {})
    },
  }
}
