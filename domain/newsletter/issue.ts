/**
 * Where an issue is: `scheduled`; `sending`, since its mails are queued; `paused`, by the owner or by many bounces; `sent`, when all mails are settled; `canceled`; `empty`, for
 * a digest that had nothing new.
 */
export type IssueState = 'scheduled' | 'sending' | 'paused' | 'sent' | 'canceled' | 'empty'

/** What goes to readers: a post, a recipe, or a digest of what was published. `recordId` of a digest is the time (ISO 8601) since which it tells. */
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

/** What became of the mails of an issue. */
export type Ledger = {
  delivered: number
  deferred: number
  bounced: number
  left: number
  waiting: number
  unknown: number
}

export const noLedger: Ledger = { delivered: 0, deferred: 0, bounced: 0, left: 0, waiting: 0, unknown: 0 }

/** So many mails have to be settled before bounces say something, and more than this share of them pause an issue. */
const settledAtLeast = 50
const bouncedAtMost = 0.05

/** Whether so many mails come back that going on would harm the sender's name. */
export function hasTooManyBounces({ delivered, bounced, unknown }: Ledger) {
  const settled = delivered + bounced + unknown
  return settled >= settledAtLeast && bounced > settled * bouncedAtMost
}
