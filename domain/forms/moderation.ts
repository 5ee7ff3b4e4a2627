import { z } from 'zod'
import { recordIds } from './record-id.ts'

/** What the owner does with comments and reviews. */
export type Moderation = 'approve' | 'disapprove' | 'delete'

/** One or several comments or reviews, and what becomes of them. */
export const moderationDraft = z.object({ change: z.enum(['approve', 'disapprove', 'delete']), ids: recordIds })
