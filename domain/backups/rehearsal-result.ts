import { z } from 'zod'

const count = z.int().min(0)

/** What came of restoring a backup on trial: which one, of when it is, and how much of it was compared. */
export const rehearsalResult = z.object({ name: z.string(), madeAt: z.iso.datetime(), rows: count, pictures: count, pages: count })

export type RehearsalResult = z.infer<typeof rehearsalResult>
