/**
 * An issue's state: `scheduled`; `sending`, once its mails are queued; `paused`, by the owner or by many bounces; `sent`, when all mails
 * are settled; `canceled`; `empty`, for a digest without news.
 */
export type IssueState = 'scheduled' | 'sending' | 'paused' | 'sent' | 'canceled' | 'empty'

/** What readers get: a post, a recipe, or a digest of what was published. A digest's `recordId` is the start of its period (ISO 8601). */
export type Issue = {
  id: string
  slot: string | null
  recordKind: 'post' | 'recipe' | 'digest'
  recordId: string
  termId: string
  subject: string
  greeting: string
  state: IssueState
  dueAt: string
  createdAt: string
  letterId: string
  recipients: number
  ledger: string
}

/** The results of an issue's mails. */
export type Ledger = {
  delivered: number
  deferred: number
  bounced: number
  left: number
  waiting: number
  unknown: number
}

export const noLedger: Ledger = { delivered: 0, deferred: 0, bounced: 0, left: 0, waiting: 0, unknown: 0 }

/** This many mails have to be settled before bounces mean anything, and more than this share of them pauses an issue. */
const settledAtLeast = 50
const bouncedAtMost = 0.05

/** Whether so many mails bounce that continuing would harm the sender's reputation. */
export function hasTooManyBounces({ delivered, bounced, unknown }: Ledger) {
  const settled = delivered + bounced + unknown
  return settled >= settledAtLeast && bounced > settled * bouncedAtMost
}
