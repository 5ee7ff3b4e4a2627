import { z } from 'zod'
import { recordIds } from './record-id.ts'

/** What the owner does with comments. */
export type CommentChange = 'approve' | 'disapprove' | 'delete'

/** One or several comments, and what becomes of them. */
export const commentChange = z.object({ change: z.enum(['approve', 'disapprove', 'delete']), ids: recordIds })
