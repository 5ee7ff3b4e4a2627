import { z } from 'zod'
import type { SourceKind } from './source-record.ts'

/** Where an import stands: 'reading' until its plan is whole. */
export type ImportState = 'reading' | 'planned' | 'running' | 'paused' | 'done' | 'undoing' | 'undone'

/** Files that are, or were, brought in from another system. `format` is the name of what they were recognised as; times are ISO 8601. */
export type SiteImport = { id: string; name: string; format: string; state: ImportState; createdAt: string; changedAt: string }

/** What is done with a record: 'same' was imported before and has not changed, 'kept' was changed or deleted by the owner since. */
export type ImportAction = 'new' | 'changed' | 'same' | 'kept' | 'refused'

/** 'left' is what undoing left as it is. */
export type EntryState = 'planned' | 'done' | 'failed' | 'undone' | 'left'

/** Pictures that could not be had: their addresses, and why. */
export const missingPictures = z.array(z.object({ address: z.string(), reason: z.string() }))

export type MissingPicture = z.infer<typeof missingPictures>[number]

export const entryNotes = z.array(z.string())

/** One record of a source, or something in it that can't be read. */
export type ImportEntry = {
  number: number
  kind: SourceKind | 'unreadable'
  sourceId: string
  title: string
  place: string
  action: ImportAction
  state: EntryState
  /** Sentences for the owner: why it is refused, what was lost, guessed or cut. */
  notes: string[]
  missing: MissingPicture[]
  recordId: string | null
}

/** What an import made besides the record itself, and for a changed record, what it was before. */
export const importTraces = z.object({
  redirects: z.array(z.string()),
  terms: z.array(z.string()),
  pictures: z.array(z.string()),
  before: z.object({ fields: z.record(z.string(), z.unknown()), imported: z.string(), digest: z.string() }).optional(),
})

export type ImportTraces = z.infer<typeof importTraces>

/** How many entries of a kind are in a state, by what is done with them. */
export type EntryCount = { kind: ImportEntry['kind']; action: ImportAction; state: EntryState; entries: number }

/** Kinds of records as a reader of a plan knows them: one and many. */
export const kindLabels: Record<ImportEntry['kind'], [string, string]> = {
  post: ['post', 'posts'],
  legacyPost: ['legacy post', 'legacy posts'],
  recipe: ['recipe', 'recipes'],
  page: ['page', 'pages'],
  term: ['tag or list entry', 'tags and list entries'],
  collection: ['collection', 'collections'],
  comment: ['comment', 'comments'],
  review: ['review', 'reviews'],
  member: ['member', 'members'],
  message: ['message', 'messages'],
  phoneNumbers: ['pair of phone numbers', 'pairs of phone numbers'],
  popup: ['popup setting', 'popup settings'],
  admin: ['admin', 'admins'],
  redirect: ['redirect', 'redirects'],
  unreadable: ['notice', 'notices'],
}
