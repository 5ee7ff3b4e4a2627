import { z } from 'zod'
import { archivedPicture } from '#domain/archive/archive-manifest.ts'

/** What is said of a backup beside it, so that nobody has to open it for that: the number of its rows, and its pictures. */
export const backupNote = z.object({ rows: z.int().min(0), pictures: z.array(archivedPicture) })

export type BackupNote = z.infer<typeof backupNote>
