/** What may happen to a record that others want to know about. `received`: a visitor sent it. */
export type EventKind =
  | `${'comment' | 'review' | 'question' | 'message' | 'member'}.received`
  | `${'comment' | 'review' | 'question'}.${'approved' | 'answered'}`
  /** What visitors see became so. `moved`: its path was another; `unpublished`: it is a draft, in the trash, or deleted. */
  | `${'post' | 'recipe' | 'page' | 'collection'}.${'published' | 'updated' | 'moved' | 'unpublished'}`
  | 'mail.refused'
  /** The record is identified by the time of the previous backup, the moment from which the clock jumped, the day, or the log entry. */
  | 'backup.failed'
  | 'clock.jumped'
  | 'disk.low'
  | 'browser.new'

export type SiteEvent = {
  /** Sorts by time. */
  id: string
  kind: EventKind
  /** A recipe's is its number as text. */
  recordId: string
  /** The path that its page has; the one that it had, of what is moved or unpublished; '' if it has none. */
  path: string
  /** ISO 8601. */
  createdAt: string
}
