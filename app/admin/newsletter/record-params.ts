import { z } from 'zod'
import { recordId } from '#domain/forms/record-id.ts'

/** What an issue is about: `?kind=` and `?id=` of a post or recipe. */
export const recordParams = { kind: z.enum(['post', 'recipe']), id: recordId }
