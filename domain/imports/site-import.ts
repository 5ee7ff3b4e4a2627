import type { MissingPicture } from './entry-columns.ts'
import type { SourceKind } from './source-record.ts'

/** The progress of an import: 'reading' until its plan is complete. */
export type ImportState = 'reading' | 'planned' | 'running' | 'paused' | 'done' | 'undoing' | 'undone'

/** What a process can do with an import. */
export type ImportTask = 'read' | 'apply' | 'undo' | 'pictures'

/**
 * Files imported from another system. `format` is the name of the recognised format, '' until then; times are ISO 8601. `task` is what a
 * process is doing with it or did last, `done` of `total` records are processed (0 of 0 if unknown), and `fault` is why it could not go on,
 * as a sentence for the owner. The other numbers describe the plan: records, pictures to store, old addresses to redirect, and records that
 * stay drafts.
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

/** 'left' is what undoing did not change. */
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
  /** Sentences for the owner: why it is refused, or what was lost, guessed or cut. */
  notes: string[]
  missing: MissingPicture[]
  /** Paths of the old site that redirect to it. */
  oldPaths: string[]
  recordId: string | null
}

/** How many entries of a kind are in a state, by what is done with them. */
export type EntryCount = { kind: ImportEntry['kind']; action: ImportAction; state: EntryState; entries: number }

/** The owner's names for kinds of records, singular and plural. */
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
