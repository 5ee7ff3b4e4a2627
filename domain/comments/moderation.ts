import { z } from 'zod'
import { recordId, recordIds } from '#domain/forms/record-id.ts'

/** `spam` puts an entry with the spam, `not-spam` takes it out of there, to wait for approval. */
export type Moderation = 'approve' | 'disapprove' | 'delete' | 'spam' | 'not-spam'

/** A moderation as submitted, of one or more comments or reviews. */
export const moderationDraft = z.object({ change: z.enum(['approve', 'disapprove', 'delete', 'spam', 'not-spam']), ids: recordIds })

/** A photo that is to be taken away from its review. */
export const photoRemoval = z.object({ change: z.literal('remove-photo'), id: recordId })
