import { basename, join } from 'node:path'
import type { BackupPlace } from '#core/backups/backup-store.ts'
import type { Bucket } from '#core/buckets/bucket.ts'

/** Where an archive or a backup is: the path of a file, or a backup's name in a bucket. */
export type ArchivePlace = string | { bucket: Bucket; name: string }

/** The place of the backup with a name. */
export function placeOfBackup({ folder, bucket }: BackupPlace, name: string): ArchivePlace {
  return bucket ? { bucket, name } : join(folder, name)
}

export function nameOfArchive(place: ArchivePlace) {
  return typeof place === 'string' ? basename(place) : place.name
}

/** A place as text, for people. */
export function describePlace(place: ArchivePlace) {
  return typeof place === 'string' ? place : `${place.name} in the bucket ${place.bucket.name}`
}
