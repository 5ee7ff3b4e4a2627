import { z } from 'zod'
import { recordId } from './record-id.ts'

export const publicationChanges = ['trash', 'restore', 'publish', 'unpublish', 'delete'] as const

/** What a list can do with posts or recipes. */
export type PublicationChange = (typeof publicationChanges)[number]

/** Such a change as submitted, for one record (`id`) or the selected ones (`ids`). */
export const publicationChangeDraft = z.object({
  id: recordId.optional(),
  ids: z.array(recordId).max(200),
  change: z.enum(publicationChanges).default('trash'),
})
