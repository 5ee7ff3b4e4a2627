import type { Bucket } from '#core/buckets/bucket.ts'

/** A backup file: its path relative to the store, with slashes, and its size in bytes. */
export type BackupFile = { path: string; size: number }

/** Where backups are stored: in the bucket if there is one, else in the folder. Unfinished backups are in `folder` in both cases. */
export type BackupPlace = { folder: string; bucket: Bucket | undefined }

/** The stored backup files. Writes are atomic. */
export type BackupStore = {
  /** All files, including pictures. */
  list: () => Promise<BackupFile[]>
  /** Undefined if the file doesn't exist. */
  read: (path: string) => Promise<Uint8Array | undefined>
  write: (path: string, bytes: Uint8Array) => Promise<void>
  /** Moves a local file into the store. */
  take: (from: string, path: string) => Promise<void>
  /** A local file with these bytes: `to`, unless one exists already; undefined if the file doesn't exist. */
  toLocal: (path: string, to: string) => Promise<string | undefined>
  remove: (path: string) => Promise<void>
  /** Deletes unfinished files of ended processes; call it only while nothing else writes there. */
  removeParts: () => Promise<void>
}
