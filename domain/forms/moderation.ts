import { z } from 'zod'
import { recordIds } from './record-id.ts'

export type Moderation = 'approve' | 'disapprove' | 'delete'

/** A moderation as submitted, of one or more comments or reviews. */
export const moderationDraft = z.object({ change: z.enum(['approve', 'disapprove', 'delete']), ids: recordIds })
