import type { MissingPicture } from './entry-columns.ts'
import type { SourceKind } from './source-record.ts'

/** The progress of an import: 'reading' until its plan is complete. */
export type ImportState = 'reading' | 'planned' | 'running' | 'paused' | 'done' | 'undoing' | 'undone'

/** What a process does with an import. */
export type ImportTask = 'read' | 'apply' | 'undo' | 'pictures'

/**
 * Files that are, or were, brought in from another system. `format` is the name of what they were recognised as, '' until then; times are ISO 8601. `task`
 * is what a process does with it or did last, which has come to `done` of `total` records (0 of 0 where nobody knows), and `fault` why that could not go on: a
 * sentence for the owner. The other numbers are those of the plan: records, pictures to store, old addresses that will lead to what is imported, and records
 * that stay drafts.
 */
export type SiteImport = {
  id: string
  name: string
  format: string
  state: ImportState
  createdAt: string
  changedAt: string
  task: ImportTask | null
  fault: string | null
  done: number
  total: number
  records: number
  pictures: number
  addresses: number
  drafts: number
}

/** What is done with a record: 'same' was imported before and has not changed, 'kept' was changed or deleted by the owner since. */
export type ImportAction = 'new' | 'changed' | 'same' | 'kept' | 'refused'

/** 'left' is what undoing left as it is. */
export type EntryState = 'planned' | 'done' | 'failed' | 'undone' | 'left'

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
  /** Paths of the old site that lead to it. */
  oldPaths: string[]
  recordId: string | null
}

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
