import type { ImportedLine } from '#core/redirects/write-redirect.ts'
import type { Conflict } from '#core/revisions/plan-edit.ts'
import type { Moderation } from '#domain/comments/moderation.ts'
import type { Reply } from '#domain/forms/reply.ts'
import type { FieldAnswer } from './ui/field.tsx'

/** The response to a change made with a single button. */
export type ChangeAnswer = {
  sent: boolean
  message: string
  /** Not sent, but not failed either: a test succeeded, and the typed text stays. */
  isFine?: boolean
  /** It did not reach the server: shown where it was sent from, without a toast. */
  isUnsent?: boolean
  /** The session has ended: `SignInPrompt` offers to sign in. */
  needsSignIn?: boolean
  /** The records that were moved to the trash, for restoring them. */
  undo?: { ids: string[] }
  /** The results for comments, reviews or questions. */
  changed?: Changed
}

/**
 * The results for entries; `replaced` are the ids of those that were superseded and deleted, `reply` is their current answer, `photo` one
 * that was removed.
 */
export type Changed = { change?: Moderation; ids: string[]; replaced?: string[]; reply?: Reply; photo?: string }

/**
 * The response to a form; unless it was sent, `typed` holds the submitted values, except passwords. `form` identifies it among the page's
 * forms.
 */
export type FormAnswer = ChangeAnswer &
  FieldAnswer & {
    form?: string
    /** The id of the submission for which the browser should do proof of work. */
    proof?: string
  }

/** The response to a form of the admin or its sign-in pages. */
export type AdminAnswer = FormAnswer & {
  /**
   * The newest revision after saving, and, if others had changed something meanwhile, all fields as stored and the names of the ones they
   * changed.
   */
  revision?: number
  stored?: Record<string, string>
  taken?: string[]
  /** Others changed the same fields: nothing was saved. */
  conflict?: FormConflict
  /** The password was right, and a code is required. */
  needsCode?: boolean
  /** What is shown once: the setup address for an authenticator app, recovery codes. */
  uri?: string
  codes?: string[]
  /** The browser's input for creating a passkey, as JSON, and the passkey's name. */
  passkey?: { name: string; options: string }
  /** The address of an invitation that can't be mailed. */
  link?: string
  /** The result for each line of imported redirects. */
  lines?: ImportedLine[]
}

/** A conflict, as reported to a form; `stored` is the record as form values. */
export type FormConflict = Conflict & { stored: Record<string, string> }

/** The response to the form of a post, recipe, page or collection; rows are JSON. */
export type RecordAnswer = AdminAnswer & {
  /** Text of the toast if it differs from the message. */
  toast?: string
  /** Shown in a toast of its own, which stays until it is dismissed. */
  notice?: string
  /** Some pictures could not be fetched, but the record can be saved without them. */
  canSaveWithout?: boolean
  /** The stored values, where they differ from the submitted ones. */
  saved?: { urlSlug: string; content: string | undefined }
  /** The id of a new record. */
  savedId?: string
}
