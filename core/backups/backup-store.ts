import type { Bucket } from '#core/buckets/bucket.ts'

/** A file of backups: its path below their place, with slashes, and how many bytes it has. */
export type BackupFile = { path: string; size: number }

/** Where backups are: in a bucket, else in a folder. `folder` has what is being made of them in both cases. */
export type BackupPlace = { folder: string; bucket: Bucket | undefined }

/** The files of backups at their place. What a process writes is there as a whole or not at all. */
export type BackupStore = {
  /** All of them, pictures as well. */
  list: () => Promise<BackupFile[]>
  /** Undefined if the file doesn't exist. */
  read: (path: string) => Promise<Uint8Array | undefined>
  write: (path: string, bytes: Uint8Array) => Promise<void>
  /** Moves a file of this machine there. */
  take: (from: string, path: string) => Promise<void>
  /** A local file with these bytes: `to`, unless one exists already; undefined if the file doesn't exist. */
  toLocal: (path: string, to: string) => Promise<string | undefined>
  remove: (path: string) => Promise<void>
  /** Deletes unfinished files of ended processes; call it only while nothing else writes there. */
  removeParts: () => Promise<void>
}
