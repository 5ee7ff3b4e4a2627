import { z } from 'zod'
import { archivedPicture } from '#domain/archive/archive-manifest.ts'

const count = z.int().min(0)

/** What is said of a backup beside it, so that nobody has to open it for that: the number of its rows, also by table since 0.2.0, and its pictures. */
export const backupNote = z.object({
  rows: count,
  tables: z.record(z.string().max(80), count).optional(),
  pictures: z.array(archivedPicture),
})

export type BackupNote = z.infer<typeof backupNote>

/** What came of making a backup. `size` has its pictures, in bytes; `missing` is how many pictures have no file; `fuller` is the newest backup that held far more. */
export const backupResult = z.object({
  name: z.string(),
  size: z.int().min(0),
  rows: z.int().min(0),
  pictures: z.int().min(0),
  missing: z.int().min(0),
  fuller: z.object({ name: z.string(), madeAt: z.iso.datetime(), rows: count }).optional(),
})

export type BackupResult = z.infer<typeof backupResult>

/** What came of restoring a backup on trial: which one, of when it is, and how much of it was compared. */
export const rehearsalResult = z.object({ name: z.string(), madeAt: z.iso.datetime(), rows: count, pictures: count, pages: count })

/** What came of putting a backup in the place of what was there: which one, of when it is, and the backup of what was there before. */
export const restoreResult = z.object({ name: z.string(), madeAt: z.iso.datetime(), before: z.string() })

export type RestoreResult = z.infer<typeof restoreResult>
