import { z } from 'zod'
import { recipeNumber, recordId } from '#domain/forms/record-id.ts'
import { deletableKinds, settingsParts } from '#domain/revisions/version-kinds.ts'

/** A record with versions, as named by an address or message. */
export const recordKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blog'), id: recordId }),
  z.object({ kind: z.literal('recipe'), id: recipeNumber }),
  z.object({ kind: z.literal('page'), id: recordId }),
  z.object({ kind: z.literal('collection'), id: recordId }),
  z.object({ kind: z.literal('term'), id: recordId }),
  z.object({ kind: z.literal('settings'), id: z.enum(settingsParts) }),
])

/** The same, or a new one. */
export const anyRecordKey = z.union([recordKey, z.object({ kind: z.enum(deletableKinds), id: z.literal('') })])
