import { z } from 'zod'

/** A working copy as a form knows it. */
export const keptCopy = z.object({ id: z.uuid(), savedAt: z.iso.datetime() })
