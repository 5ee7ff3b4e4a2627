import { z } from 'zod'
import { recordId, recordIds } from '#domain/forms/record-id.ts'

export type Moderation = 'approve' | 'disapprove' | 'delete'

/** A moderation as submitted, of one or more comments or reviews. */
export const moderationDraft = z.object({ change: z.enum(['approve', 'disapprove', 'delete']), ids: recordIds })

/** A photo that is to be taken away from its review. */
export const photoRemoval = z.object({ change: z.literal('remove-photo'), id: recordId })
