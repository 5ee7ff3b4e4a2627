/** What may happen to a record that others want to know about. `received`: a visitor sent it. */
export type EventKind =
  | `${'comment' | 'review' | 'question' | 'message' | 'member'}.received`
  | `${'comment' | 'review' | 'question'}.${'approved' | 'answered'}`
  | `${'post' | 'recipe'}.published`
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
  /** ISO 8601. */
  createdAt: string
}
