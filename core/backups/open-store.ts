import type { BackupPlace, BackupStore } from './backup-store.ts'
import { openBucketStore } from './bucket-store.ts'
import { openFolderStore } from './folder-store.ts'

export function openBackupStore({ folder, bucket }: BackupPlace): BackupStore {
  return bucket ? openBucketStore(bucket, folder) : openFolderStore(folder)
}
