import { z } from 'zod'

/** What came of putting a backup in the place of what was there: which one, of when it is, and the backup of what was there before. */
export const restoreResult = z.object({ name: z.string(), madeAt: z.iso.datetime(), before: z.string() })

export type RestoreResult = z.infer<typeof restoreResult>
