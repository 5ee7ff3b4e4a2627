import { z } from 'zod'
import { archivedPicture } from '#domain/archive/archive-manifest.ts'

/** What is said of a backup beside it, so that nobody has to open it for that: the number of its rows, and its pictures. */
export const backupNote = z.object({ rows: z.int().min(0), pictures: z.array(archivedPicture) })

export type BackupNote = z.infer<typeof backupNote>

/** What came of making a backup. `size` has its pictures, in bytes; `missing` is how many pictures have no file. */
export const backupResult = z.object({
  name: z.string(),
  size: z.int().min(0),
  rows: z.int().min(0),
  pictures: z.int().min(0),
  missing: z.int().min(0),
})

export type BackupResult = z.infer<typeof backupResult>
