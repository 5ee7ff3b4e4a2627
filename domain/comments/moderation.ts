import { z } from 'zod'
import { recordId, recordIds } from '#domain/forms/record-id.ts'

/** `spam` marks an entry as spam, `not-spam` moves it back to await approval. */
export type Moderation = 'approve' | 'disapprove' | 'delete' | 'spam' | 'not-spam'

/** A moderation as submitted, of one or more comments or reviews. */
export const moderationDraft = z.object({ change: z.enum(['approve', 'disapprove', 'delete', 'spam', 'not-spam']), ids: recordIds })

/** A photo to remove from its review. */
export const photoRemoval = z.object({ change: z.literal('remove-photo'), id: recordId })
