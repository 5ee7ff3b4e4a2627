import { z } from 'zod'
import { archivedPicture } from '#domain/archive/archive-manifest.ts'

const count = z.int().min(0)

/** The description beside a backup, so that nobody has to open it: the number of its rows (also by table since 0.2.0) and its pictures. */
export const backupNote = z.object({
  rows: count,
  tables: z.record(z.string().max(80), count).optional(),
  pictures: z.array(archivedPicture),
})

export type BackupNote = z.infer<typeof backupNote>

/**
 * The result of making a backup. `size` includes its pictures, in bytes; `missing` counts pictures without a file; `fuller` is the newest
 * backup that had far more content.
 */
export const backupResult = z.object({
  name: z.string(),
  size: z.int().min(0),
  rows: z.int().min(0),
  pictures: z.int().min(0),
  missing: z.int().min(0),
  fuller: z.object({ name: z.string(), madeAt: z.iso.datetime(), rows: count }).optional(),
})

export type BackupResult = z.infer<typeof backupResult>

/** The result of a test restore: which backup, its date, and how much of it was compared. */
export const rehearsalResult = z.object({ name: z.string(), madeAt: z.iso.datetime(), rows: count, pictures: count, pages: count })

/** The result of a restore: which backup, its date, and the backup of the previous state. */
export const restoreResult = z.object({ name: z.string(), madeAt: z.iso.datetime(), before: z.string() })

export type RestoreResult = z.infer<typeof restoreResult>
